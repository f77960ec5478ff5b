import type { ComponentProps } from 'react';
import { VndNote } from '../../kernel/cards/VndNote';
import { SourceDot } from '../../kernel/facts/source/FactSource';
import { useText } from '../../kernel/i18n/useText';
import styles from './catalogue.module.css';

type Props = { readonly prices: ComponentProps<typeof VndNote>['prices'] };

/** What the dots mean, and by which rates of which day the amounts in dong were worked out. */
export function FiguresExplained({ prices }: Props) {
  const t = useText();
  return (
    <div className={styles.explained}>
      <p>
        <SourceDot kind="REGISTER" /> {t('catalogue.officialDot')} <SourceDot kind="THIRD_PARTY" />{' '}
        {t('catalogue.thirdPartyDot')}
      </p>
      <VndNote prices={prices} />
    </div>
  );
}
