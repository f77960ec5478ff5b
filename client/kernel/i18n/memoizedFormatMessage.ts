/**
 * The library finds the formatter of a text by writing the whole text and all formats out as JSON, each time the text is shown: half of what drawing a list cost.
 * Here the text itself is the key. Whatever is unusual (rich text, a missing text, a failure) takes the library's own way.
 */
import type { IntlShape } from 'react-intl';
import type { MessageId, MessageValues } from './useText';

type Formatted = ReturnType<IntlShape['formatters']['getMessageFormat']>;

export function withQuickMessages(intl: IntlShape): IntlShape {
  const { formatters, messages, formatMessage } = intl;
  const { getMessageFormat } = formatters;
  const known = new Map<unknown, Formatted>();

  formatters.getMessageFormat = (message, locale, formats, options) => {
    const made = known.get(message) ?? getMessageFormat(message, locale, formats, options);
    known.set(message, made);
    return made;
  };
  const quickly = (descriptor: { id: MessageId }, values?: MessageValues, options?: object): string => {
    const found = options ? undefined : known.get(messages[descriptor.id]);
    if (!found) return formatMessage(descriptor, values, options);
    try {
      const text: unknown = found.format(values);
      return typeof text === 'string' ? text : formatMessage(descriptor, values);
    } catch {
      return formatMessage(descriptor, values);
    }
  };
  return Object.assign(intl, { formatMessage: quickly });
}
