/** Rules of advising sessions. Issues are the codes of AdvisingErrorCode, never sentences. */
import { z } from 'zod';
import { ADVISING_CHANNELS, ADVISING_MINUTES_MAX, ADVISING_TEXT_MAX, QUARTER_MINUTES } from './advising.values.js';
import { emptied, freeText, requiredText, tidyText } from './text.rules.js';
import { secureAddressRule, zonedTimeRule } from './wallTime.rules.js';

const startsAt = zonedTimeRule.refine(({ time }) => Number(time.slice(3)) % QUARTER_MINUTES === 0, {
  path: ['time'],
  error: 'INVALID_TIME',
});
const minutes = z
  .int('INVALID_DURATION')
  .min(QUARTER_MINUTES, 'INVALID_DURATION')
  .max(ADVISING_MINUTES_MAX, 'INVALID_DURATION')
  .multipleOf(QUARTER_MINUTES, 'INVALID_DURATION');
const channel = z.enum(ADVISING_CHANNELS, 'REQUIRED');
const meeting = { joinUrl: emptied(secureAddressRule), place: freeText(ADVISING_TEXT_MAX.place) };

export const advisingSessionRule = z
  .object({
    topic: requiredText(ADVISING_TEXT_MAX.topic),
    note: freeText(ADVISING_TEXT_MAX.note, tidyText),
    startsAt,
    minutes,
    channel,
    ...meeting,
  })
  .refine(({ channel: way, place }) => way !== 'IN_PERSON' || Boolean(place), { path: ['place'], error: 'REQUIRED' });

/** What is left out stays. */
export const advisingChangeRule = z.object({
  startsAt: startsAt.nullish(),
  minutes: minutes.nullish(),
  channel: channel.nullish(),
  ...meeting,
});

export const advisingNoteRule = z.object({ note: freeText(ADVISING_TEXT_MAX.note, tidyText) });
