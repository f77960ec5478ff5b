import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import styles from './steps.module.css';

const WAYS = { true: 'auto', false: 'own', null: 'unknown' } as const;

/** From the choice of a program to the letter; `isAutoApplied` is null while nobody says. */
export function ReceiveSteps({ isAutoApplied }: { readonly isAutoApplied: boolean | null }) {
  const t = useText();
  const way = WAYS[`${isAutoApplied}`];
  return (
    <Section title={t('catalogue.howToReceive')}>
      <ol className={styles.steps}>
        {(['apply', way, 'letter'] as const).map(step => (
          <li key={step}>{t(`catalogue.receive.${step}`)}</li>
        ))}
      </ol>
    </Section>
  );
}
