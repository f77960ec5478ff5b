import { useIntl } from 'react-intl';
import { useText, type MessageId } from '../../kernel/i18n/useText';

/** Names of languages by their ISO 639-1 codes; a code that has no word of ours is shown as it is. */
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
