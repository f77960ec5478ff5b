import type { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { GuideTopic } from '../../../schema/rules/publications.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type Localized = { vi: string; en: string };
export type Destination = (typeof DESTINATIONS)[number];

/** Who published it stands in the audit log. */
export type Published = WithOutbox & { _id: string; isRetired: boolean; publishedAt: Date; updatedAt: Date };

/** Null, not absent, where there is none: a change replaces all of them. */
type Texts = { title: Localized; summary: Localized; url: string | null; destination: Destination | null };
export type EventFields = Texts & { startsAt: Date; endsAt: Date; timeZone: string; place: Localized | null };
export type GuideFields = Texts & { topic: GuideTopic; body: Localized[] };

export type EventRecord = Published & EventFields;
/** Lists are read without bodies, which the loader brings. */
export type GuideRecord = Published & Omit<GuideFields, 'body'> & { body?: Localized[] };
