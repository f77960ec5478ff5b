/** What an applicant must bring: English results by test and section, and conditions in words, each with its source. */
import { FactSource } from '../../kernel/facts/FactSource';
import { NotPublished } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import type { EnglishMinimum_ItemFragment, Requirement_ItemFragment } from './Requirements.gql';
import styles from './catalogue.module.css';

const PARTS = ['listening', 'reading', 'writing', 'speaking'] as const;

export function EnglishMinimums({ minimums }: { readonly minimums: readonly EnglishMinimum_ItemFragment[] }) {
  const t = useText();
  const format = useFormat();
  if (minimums.length === 0) return <NotPublished />;
  return (
    <ul className={styles.plainList}>
      {minimums.map(minimum => {
        const parts = PARTS.flatMap(part => {
          const score = minimum[part];
          return score === null ? [] : [`${t(`catalogue.part.${part}`)} ${format.number(score)}`];
        });
        return (
          <li key={minimum.test} className={styles.item}>
            <p className={styles.strong}>
              {t(`englishTest.${minimum.test}`)}: {format.number(minimum.overall)}
            </p>
            {parts.length > 0 ? <p>{parts.join(' · ')}</p> : null}
            <FactSource fact={minimum} label={t(`englishTest.${minimum.test}`)} />
          </li>
        );
      })}
    </ul>
  );
}

export function AdmissionRequirements({ requirements }: { readonly requirements: readonly Requirement_ItemFragment[] }) {
  const t = useText();
  const localized = useLocalized();
  if (requirements.length === 0) return <NotPublished />;
  return (
    <ul className={styles.plainList}>
      {requirements.map(requirement => (
        <li key={`${requirement.level}-${requirement.text.en}`} className={styles.item}>
          {requirement.level ? <p className={styles.strong}>{t(`level.${requirement.level}`)}</p> : null}
          <p>{localized(requirement.text)}</p>
          <FactSource fact={requirement} label={t('catalogue.requirements')} />
        </li>
      ))}
    </ul>
  );
}
