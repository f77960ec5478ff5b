import { createIntl, createIntlCache } from 'react-intl';
import type { MessageId, MessageValues } from './useText';
import { memoizedFormatMessage } from './memoizedFormatMessage';

const messages: Record<string, string> = {
  plain: 'A text',
  named: 'Hello {name}',
  counted: '{count, plural, =0 {none} one {one program} other {# programs}}',
  chosen: '{kind, select, FEE {a fee} other {something}} of {amount, number}',
  dated: 'since {day, date, medium}',
  broken: 'needs {missing}',
};
const calls: [string, (MessageValues | undefined)?][] = [
  ['plain'],
  ['named', { name: 'Lan' }],
  ['named', { name: '' }],
  ['counted', { count: 0 }],
  ['counted', { count: 1 }],
  ['counted', { count: 5120 }],
  ['chosen', { kind: 'FEE', amount: 1234.5 }],
  ['chosen', { kind: 'X', amount: 0 }],
  ['dated', { day: Date.parse('2026-11-21T18:00:00Z') }],
  ['broken', { other: 1 }],
  ['nowhere', { count: 1 }],
];

const speaker = (isMemoized: boolean, locale: string) => {
  const errors: string[] = [];
  const intl = createIntl(
    {
      locale,
      defaultLocale: locale,
      messages,
      timeZone: 'Asia/Ho_Chi_Minh',
      onError: error => errors.push(error.code),
    },
    createIntlCache(),
  );
  const translate = memoizedFormatMessage(intl);
  const say = (id: string, values?: MessageValues) =>
    isMemoized ? translate(id as MessageId, values) : intl.formatMessage({ id: id as MessageId }, values);
  return { errors, say };
};

describe('texts whose formatters are remembered', () => {
  it.each(['vi', 'en'])('read like the library’s own, the first time and after, and fail alike (%s)', locale => {
    const [own, memoized] = [speaker(false, locale), speaker(true, locale)];
    for (const [id, values] of [...calls, ...calls, ...calls])
      expect(memoized.say(id, values)).toBe(own.say(id, values));
    expect(memoized.errors).toEqual(own.errors);
    expect(own.errors).not.toEqual([]);
  });
});
