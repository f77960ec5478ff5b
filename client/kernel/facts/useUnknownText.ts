import { useIntl } from 'react-intl';
import { inSentence } from '../format/inSentence';
import { useText } from '../i18n/useText';

/** Names what is unknown in one sentence: we have not found it, which is not to say that nobody publishes it. */
export function useUnknownText(): (labels: readonly string[]) => string {
  const t = useText();
  const { formatList } = useIntl();
  return labels => t('facts.unknown', { labels: formatList(labels.map(inSentence), { type: 'conjunction' }) });
}
