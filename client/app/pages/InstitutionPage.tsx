import { useText } from '../../kernel/i18n/useText';

export function Page() {
  const t = useText();
  return <h1>{t('kind.INSTITUTION')}</h1>;
}
