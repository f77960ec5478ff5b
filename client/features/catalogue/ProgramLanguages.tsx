import { FactSource } from '../../kernel/facts/source/FactSource';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { EnglishMinimums } from './EnglishMinimums';
import type { ProgramLanguages_ProgramFragment } from './ProgramLanguages.gql';
import { languagesOf } from './requirementsOf';
import { useLanguageNames } from './useLanguageNames';
import styles from './catalogue.module.css';

type Props = { readonly program: ProgramLanguages_ProgramFragment };

/** Levels of languages and results of tests; nothing where none is known. */
export function ProgramLanguages(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  const languageNames = useLanguageNames();
  const { levels, minimums, general, hasOthers } = languagesOf(program);
  if (levels.length + minimums.length === 0) return null;
  return (
    <Section
      title={t(hasOthers ? 'catalogue.languageRequirements' : 'catalogue.english')}
      lead={general.length > 0 && general.length === minimums.length ? t('catalogue.englishOfInstitution') : undefined}
    >
      {levels.length > 0 ? (
        <ul className={styles.requirements}>
          {levels.map(level => {
            const name = t('catalogue.languageLevel', {
              language: languageNames([level.language]),
              level: level.level,
            });
            return (
              <li key={level.language}>
                <p className={styles.strong}>{name}</p>
                <FactSource fact={level} label={name} />
              </li>
            );
          })}
        </ul>
      ) : null}
      {minimums.length > 0 ? <EnglishMinimums minimums={minimums} /> : null}
      {general.length > 0 && general.length < minimums.length ? (
        <p>
          {t('catalogue.testsOfInstitution', { tests: general.map(({ test }) => t(`englishTest.${test}`)).join(', ') })}
        </p>
      ) : null}
    </Section>
  );
}
