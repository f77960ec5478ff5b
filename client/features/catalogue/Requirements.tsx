/** What an applicant must bring: averages first, then everything else in words, each with its source. */
import type { GpaScale } from '../../generated/types';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import type { AdmissionRequirements_RequirementFragment } from './AdmissionRequirements.gql';
import styles from './catalogue.module.css';

type Level = AdmissionRequirements_RequirementFragment['level'];
export type MinimumAverage = Fact_Details & {
  readonly value: number;
  readonly scale: GpaScale;
  readonly level: Level;
};

type Props = {
  readonly averages: readonly MinimumAverage[];
  readonly requirements: readonly AdmissionRequirements_RequirementFragment[];
};

export function AdmissionRequirements(masked: MaskedProps<Props>) {
  const { averages, requirements } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const label = t('catalogue.requirements');
  return (
    <ul className={styles.requirements}>
      {averages.map(average => (
        <li key={`${average.level} ${average.value}`}>
          {average.level ? <p className={styles.level}>{t(`level.${average.level}`)}</p> : null}
          <p className={styles.strong}>
            {t(`catalogue.minimumGpa.${average.scale}`, { value: format.number(average.value) })}
          </p>
          <FactSource fact={average} label={label} />
        </li>
      ))}
      {requirements.map(requirement => (
        <li key={`${requirement.level}-${requirement.text.en}`}>
          {requirement.level ? <p className={styles.level}>{t(`level.${requirement.level}`)}</p> : null}
          <p>{localized(requirement.text)}</p>
          <FactSource fact={requirement} label={label} />
        </li>
      ))}
    </ul>
  );
}
