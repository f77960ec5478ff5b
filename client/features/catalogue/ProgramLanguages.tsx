import { FactSource } from '../../kernel/facts/FactSource';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { EnglishMinimums } from './EnglishMinimums';
import type { ProgramDetailQuery } from './ProgramDetail.gql';
import { useLanguageNames } from './useLanguageNames';
import styles from './catalogue.module.css';

type Queried = NonNullable<ProgramDetailQuery['program']>;
type Program = Pick<Queried, 'languages' | 'languageLevels' | 'englishMinimums'> & {
  readonly institution: Pick<Queried['institution'], 'englishMinimums'>;
};

/** Levels of languages and results of tests that the program asks for; those of its institution where it says nothing of English itself. */
export function ProgramLanguages({ program }: { readonly program: Program }) {
  const t = useText();
  const languageNames = useLanguageNames();
  const { languageLevels: levels, institution } = program;
  const saysEnglish = program.englishMinimums.length > 0 || levels.some(({ language }) => language === 'en');
  // English of the whole institution says nothing of a program that is taught in another language.
  const general = saysEnglish || !program.languages.includes('en') ? [] : institution.englishMinimums;
  const minimums = saysEnglish ? program.englishMinimums : general;
  const hasOthers = levels.some(({ language }) => language !== 'en');

  return (
    <Section
      title={t(hasOthers ? 'catalogue.languageRequirements' : 'catalogue.english')}
      lead={general.length > 0 ? t('catalogue.englishOfInstitution') : undefined}
    >
      {levels.length > 0 ? (
        <ul className={styles.plainList}>
          {levels.map(level => {
            const name = t('catalogue.languageLevel', {
              language: languageNames([level.language]),
              level: level.level,
            });
            return (
              <li key={level.language} className={styles.item}>
                <p className={styles.strong}>{name}</p>
                <FactSource fact={level} label={name} />
              </li>
            );
          })}
        </ul>
      ) : null}
      {levels.length > 0 && minimums.length === 0 ? null : <EnglishMinimums minimums={minimums} />}
    </Section>
  );
}
