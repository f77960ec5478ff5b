import { useIntl } from 'react-intl';
import { useText } from '../i18n/useText';

/** Names what is unknown in one sentence: we have not found it, which is not to say that nobody publishes it. */
export function useUnknownText(): (labels: readonly string[]) => string {
  const t = useText();
  const { formatList } = useIntl();
  return labels =>
    t('facts.unknown', {
      labels: formatList(
        // An abbreviation keeps its capitals.
        labels.map(label => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))),
        { type: 'conjunction' },
      ),
    });
}
