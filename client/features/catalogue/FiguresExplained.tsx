import { SourceDot } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './catalogue.module.css';

/** What the dots mean, and by which day's rate the amounts in dong were worked out. */
export function FiguresExplained({ vndAsOf }: { readonly vndAsOf?: string | undefined }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.explained}>
      <p>
        <SourceDot kind="REGISTER" /> {t('catalogue.officialDot')} <SourceDot kind="THIRD_PARTY" />{' '}
        {t('catalogue.thirdPartyDot')}
      </p>
      {vndAsOf ? <p>{t('catalogue.vndExplained', { day: format.day(vndAsOf) })}</p> : null}
    </div>
  );
}
