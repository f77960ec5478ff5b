import { useText, type MessageId } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { HeroScene } from './HeroScene';
import { HeroSearch } from './HeroSearch';
import styles from './hero.module.css';

const examples: readonly { readonly page: string; readonly text: MessageId }[] = [
  { page: '/search-program', text: 'home.example1' },
  { page: '/search-program', text: 'home.example2' },
  { page: '/search-institution', text: 'home.example3' },
];

/** What the site is, in one sentence, and its search. */
export function Hero() {
  const t = useText();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
      </div>
      <div className={styles.stage}>
        <HeroScene />
        <HeroSearch />
        <div className={styles.examples}>
          <p>{t('home.examples')}</p>
          <ul className={styles.exampleList}>
            {examples.map(({ page, text }) => (
              <li key={text}>
                <AppLink to={`${page}?q=${encodeURIComponent(t(text))}`}>{t(text)}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
