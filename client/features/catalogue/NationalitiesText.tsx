import { useIntl } from 'react-intl';
import { useText } from '../../kernel/i18n/useText';

type Eligible = { readonly isOpenToAll: boolean; readonly countries: readonly string[] };

/** Names of countries come from the reader's own tables: the browser's may differ from the server's by a word, hence no warning. */
export function NationalitiesText({ eligible: { isOpenToAll, countries } }: { readonly eligible: Eligible }) {
  const t = useText();
  const { formatDisplayName } = useIntl();
  if (isOpenToAll) return t('cards.everyNationality');
  return <span suppressHydrationWarning>{countries.map(code => formatDisplayName(code, { type: 'region' }) ?? code).join(', ')}</span>;
}
