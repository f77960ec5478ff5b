import { defineFeature } from '../../kernel/feature/defineFeature';

/** How well a person fits a program: it has no pages, and fills a slot of cards and of the program's page (app/SiteItemFit.tsx). */
export const eligibility = defineFeature({ folder: 'features/eligibility', pages: {} });
