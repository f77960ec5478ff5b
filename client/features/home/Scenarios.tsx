import { useText } from '../../kernel/i18n/useText';
import { Card } from '../../kernel/ui/Card';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { Section } from '../../kernel/ui/Section';
import styles from './home.module.css';

/** Each is a search with its filters set. */
const scenarios = [
  {
    title: 'home.scenario1',
    body: 'home.scenario1Body',
    action: 'home.scenario1Action',
    to: '/search-program?level=UNDERGRADUATE&englishTest=IELTS&englishScore=6',
  },
  {
    title: 'home.scenario2',
    body: 'home.scenario2Body',
    action: 'home.scenario2Action',
    to: '/search-program?level=UNDERGRADUATE&sort=TUITION_ASC',
  },
  {
    title: 'home.scenario3',
    body: 'home.scenario3Body',
    action: 'home.scenario3Action',
    to: '/search-program?level=GRADUATE',
  },
] as const;

/** Where somebody may stand, and a search to begin with: in the place of the reviews while there are none. */
export function Scenarios() {
  const t = useText();
  return (
    <Section title={t('home.scenariosTitle')} lead={t('home.scenariosLead')}>
      <ul className={styles.scenarios}>
        {scenarios.map(({ title, body, action, to }) => (
          <Card key={title} as="li" className={styles.scenario}>
            <h3>{t(title)}</h3>
            <p>{t(body)}</p>
            <AppLink to={to} className={styles.scenarioAction}>
              {t(action)}
              <Icon name="arrowRight" />
            </AppLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
