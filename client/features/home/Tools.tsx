import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { Section } from '../../kernel/ui/Section';
import styles from './home.module.css';

const tools = [
  { icon: 'graduationCap', to: '/test', title: 'home.toolTest', body: 'home.toolTestBody' },
  { icon: 'columns', to: '/grade', title: 'home.toolGrade', body: 'home.toolGradeBody' },
  { icon: 'coin', to: '/profile-strength', title: 'home.toolScholarship', body: 'home.toolScholarshipBody' },
  { icon: 'warning', to: '/scam-check', title: 'home.toolScam', body: 'home.toolScamBody' },
] as const;

/** What helps before any search: all of it works without an account. */
export function Tools() {
  const t = useText();
  return (
    <Section title={t('home.toolsTitle')} lead={t('home.toolsLead')}>
      <ul className={styles.tools}>
        {tools.map(({ icon, to, title, body }) => (
          <li key={to} className={styles.tool}>
            <Icon name={icon} />
            <h3>
              <AppLink to={to}>{t(title)}</AppLink>
            </h3>
            <p>{t(body)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
