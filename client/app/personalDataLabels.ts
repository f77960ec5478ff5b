/** Labels of what the domains of the features store about a person, collected from the features. */
import type { Feature } from '../kernel/feature/defineFeature';
import type { PersonalDataLabels } from '../kernel/feature/personalDataLabels';
import { features } from './features';

export const personalDataLabels: PersonalDataLabels = Object.assign(
  {},
  ...features.map(({ personalData }: Feature) => personalData),
);
