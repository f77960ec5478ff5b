import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import styles from './home.module.css';

const steps = [
  { title: 'home.step1Title', body: 'home.step1Body' },
  { title: 'home.step2Title', body: 'home.step2Body' },
  { title: 'home.step3Title', body: 'home.step3Body' },
] as const;

export function HowItWorks() {
  const t = useText();
  return (
    <Section title={t('home.stepsTitle')}>
      <ol className={styles.steps}>
        {steps.map(({ title, body }) => (
          <li key={title} className={styles.step}>
            <h3>{t(title)}</h3>
            <p>{t(body)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
