import { brand } from '../../../schema/site/brand';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import styles from './steps.module.css';

const WAYS = { true: 'auto', false: 'own', null: 'unknown' } as const;

/** From the choice of a program to the letter; `isAutoApplied` is null while nobody says. */
export function ReceiveSteps({ isAutoApplied }: { readonly isAutoApplied: boolean | null }) {
  const t = useText();
  const locale = useLocale();
  const way = WAYS[`${isAutoApplied}`];
  return (
    <Section title={t('catalogue.howToReceive')}>
      <ol className={styles.steps}>
        {(['apply', way, 'letter'] as const).map(step => (
          <li key={step}>
            <div>
              <p>{t(`catalogue.receive.${step}`)}</p>
              <p className={styles.more}>{t(`catalogue.receiveMore.${step}`, { brand: brand[locale] })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
