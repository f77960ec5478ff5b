import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { Masked, MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { ComparedEnglish_ProgramFragment } from './ComparedEnglish.gql';
import styles from './compare.module.css';

type Props = { readonly program: ComparedEnglish_ProgramFragment };
type ComparedProgram = Masked<ComparedEnglish_ProgramFragment>;

/** The level and the results of tests that hold for the program; the general ones of its institution stand last. */
function englishOf(masked: ComparedProgram) {
  const { englishMinimums, acceptedEnglish, languageLevels } = masked as ComparedEnglish_ProgramFragment;
  const level = languageLevels.find(({ language }) => language === 'en') ?? null;
  return { level, minimums: acceptedEnglish, general: acceptedEnglish.slice(englishMinimums.length) };
}

export const knowsEnglish = (program: ComparedProgram): boolean => {
  const { level, minimums } = englishOf(program);
  return level !== null || minimums.length > 0;
};

/** In one line, equal for programs that ask for the same; null where nothing is known. */
export function useEnglishText(): (program: ComparedProgram) => string | null {
  const t = useText();
  const format = useFormat();
  return program => {
    const { level, minimums } = englishOf(program);
    const tests = minimums.map(({ test, overall }) => `${t(`englishTest.${test}`)} ${format.testScore(overall)}`);
    return [...(level ? [t('compare.englishLevel', { level: level.level })] : []), ...tests].join(', ') || null;
  };
}

export function ComparedEnglish(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { level, minimums, general } = englishOf(masked.program);
  return (
    <>
      <ul className={styles.plain}>
        {level ? (
          <li>
            <span className={styles.value}>{t('compare.englishLevel', { level: level.level })}</span>
            <FactSource fact={level} label={`${t('compare.english')}, ${program.title}`} />
          </li>
        ) : null}
        {minimums.map(minimum => (
          <li key={minimum.test}>
            <span className={styles.value}>
              {t(`englishTest.${minimum.test}`)} {format.testScore(minimum.overall)}
            </span>
            <FactSource fact={minimum} label={`${t(`englishTest.${minimum.test}`)}, ${program.title}`} />
          </li>
        ))}
      </ul>
      {general.length > 0 ? (
        <p className={styles.note}>
          {general.length === minimums.length
            ? t('compare.englishOfInstitution')
            : t('compare.testsOfInstitution', {
                tests: general.map(({ test }) => t(`englishTest.${test}`)).join(', '),
              })}
        </p>
      ) : null}
    </>
  );
}
