import { useIntl } from 'react-intl';
import { useText, type MessageId } from '../../kernel/i18n/useText';

/** Names of languages by ISO 639-1 code; an unknown code is shown as it is. */
export function useLanguageNames() {
  const t = useText();
  const { messages } = useIntl();
  const isWord = (id: string): id is MessageId => id in messages;
  return (codes: readonly string[]) =>
    codes
      .map(code => {
        const id = `language.${code}`;
        return isWord(id) ? t(id) : code;
      })
      .join(', ');
}
