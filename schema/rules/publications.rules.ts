/** Rules of events and guides, which the staff writes in both languages. Issues are the codes of PublicationErrorCode, never sentences. */
import { z } from 'zod';
import { DESTINATIONS } from './catalogue.values.js';
import {
  EVENT_MINUTES_MAX,
  GUIDE_PARAGRAPHS_MAX,
  GUIDE_TOPICS,
  PUBLICATION_TEXT_MAX as MAX,
} from './publications.values.js';
import { emptied, requiredText, tidyText } from './text.rules.js';
import { secureAddressRule, zonedTimeRule } from './wallTime.rules.js';

const inBoth = (max: number, tidy?: typeof tidyText) =>
  z.object({ vi: requiredText(max, tidy), en: requiredText(max, tidy) });

const shared = {
  title: inBoth(MAX.title),
  summary: inBoth(MAX.summary),
  url: emptied(secureAddressRule),
  destination: z.enum(DESTINATIONS, 'REQUIRED').nullish(),
};

export const eventRule = z
  .object({
    ...shared,
    startsAt: zonedTimeRule,
    minutes: z.int('INVALID_DURATION').min(1, 'INVALID_DURATION').max(EVENT_MINUTES_MAX, 'INVALID_DURATION'),
    place: inBoth(MAX.place).nullish(),
  })
  .refine(({ place, url }) => Boolean(place) || Boolean(url), { path: ['place'], error: 'REQUIRED' });

export const guideRule = z
  .object({
    ...shared,
    topic: z.enum(GUIDE_TOPICS, 'REQUIRED'),
    body: z
      .array(inBoth(MAX.paragraph, tidyText))
      .max(GUIDE_PARAGRAPHS_MAX, 'TOO_LONG')
      .nullish()
      .transform(paragraphs => paragraphs ?? []),
  })
  .refine(({ body, url }) => body.length > 0 || Boolean(url), { path: ['body'], error: 'REQUIRED' });

export type EventValues = z.output<typeof eventRule>;
export type GuideValues = z.output<typeof guideRule>;
