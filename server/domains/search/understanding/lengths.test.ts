/** Half a year is part of a length, in every spelling and with every word for more or less. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const readingOf = (text: string) => {
  const { items, rest } = understand(text, NO_NAMES);
  return { limits: items.map(({ limit }) => limit), rest };
};

it.each([
  ['2 năm rưỡi', 25, 31],
  ['2.5 năm', 25, 31],
  ['2,5 năm', 25, 31],
  ['2 nam ruoi', 25, 31],
  ['two and a half years', 25, 31],
  ['2 years and a half', 25, 31],
  ['một năm rưỡi', 13, 18],
  ['năm rưỡi', 13, 18],
  ['a year and a half', 13, 18],
  ['18 tháng', 13, 18],
  ['trong 1 năm rưỡi', 13, 18],
  ['18m', 13, 18],
  ['msc 12m', 7, 12],
  ['khoảng 1 năm rưỡi', 13, 18],
  ['dưới 2 năm rưỡi', null, 29],
  ['dưới hai năm rưỡi', null, 29],
  ['duoi 2 nam ruoi', null, 29],
  ['under 2 and a half years', null, 29],
  ['less than two and a half years', null, 29],
  ['at most two and a half years', null, 30],
  ['no more than 2.5 years', null, 30],
  ['tối đa năm rưỡi', null, 18],
  ['không quá 1 năm rưỡi', null, 18],
  ['trong vòng 1 năm rưỡi', null, 18],
  ['1 năm rưỡi trở xuống', null, 18],
  ['ít nhất 1 năm rưỡi', 18, 96],
  ['trên 1 năm rưỡi', 19, 96],
  ['từ 1 năm đến 1 năm rưỡi', 7, 18],
  ['từ 1 đến 2 năm rưỡi', 7, 30],
])('%s takes %s to %i months', (text, min, max) =>
  expect(readingOf(`thạc sĩ ${text}`).limits).toContainEqual({ kind: 'DURATION', min, max }),
);

it.each(['gap 1 năm rưỡi, marketing', 'đi làm được 2 năm rưỡi, marketing'])(
  '%s: years since then are no length',
  text => {
    const { limits, rest } = readingOf(text);
    expect(limits.map(({ kind }) => kind)).not.toContain('DURATION');
    expect(rest).not.toContain('rưỡi');
  },
);

it.each([
  ['ielts năm rưỡi', 'TEST'],
  ['dưới 1 tỷ rưỡi', 'FEE'],
])('%s says no length', (text, kind) => expect(readingOf(text).limits.map(limit => limit.kind)).toEqual([kind]));
