/**
 * `t`: a text by its id. The library finds the formatter of a text by writing the whole text and all formats out as JSON, each time the text is shown: half of what drawing a list cost.
 * Here the text itself is the key. Texts with dates, missing texts and failures are left to the library.
 */
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';
import type { MessageId, Translate } from './translate';

type Formatter = ReturnType<IntlShape['formatters']['getMessageFormat']>;

/** The library adds the time zone to the formats of dates; all others do without formats. */
const holdsDates = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(element => {
    if (element.type === TYPE.date || element.type === TYPE.time) return true;
    if (element.type === TYPE.tag) return holdsDates(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.values(element.options).some(option => holdsDates(option.value));
  });

function create(intl: IntlShape): Translate {
  const { formatters, messages, locale } = intl;
  /** Null: the library formats it. */
  const memo = new Map<unknown, Formatter | null>();

  function formatterOf(id: MessageId): Formatter | null {
    const message = messages[id];
    const remembered = memo.get(message);
    if (remembered !== undefined || message === undefined) return remembered ?? null;
    const created = formatters.getMessageFormat(message, locale, undefined, { formatters });
    const formatter = holdsDates(created.getAst()) ? null : created;
    memo.set(message, formatter);
    return formatter;
  }

  return (id, values) => {
    try {
      const text: unknown = formatterOf(id)?.format(values);
      if (typeof text === 'string') return text;
    } catch {
      // The library reports what is wrong.
    }
    return values ? intl.formatMessage({ id }, values) : intl.formatMessage({ id });
  };
}

const known = new WeakMap<IntlShape, Translate>();

/** The same function for the same `intl`. */
export function memoizedFormatMessage(intl: IntlShape): Translate {
  const formatMessage = known.get(intl) ?? create(intl);
  known.set(intl, formatMessage);
  return formatMessage;
}
