import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { AppLink } from '../../kernel/ui/AppLink';
import type { RequirementList_RequirementFragment } from './RequirementList.gql';
import { remedyOf, requirementText } from './requirementText';
import styles from './applications.module.css';

const tones = { MET: 'good', MISSING: 'bad', UNKNOWN: 'warn' } as const;

type Props = { readonly requirements: readonly RequirementList_RequirementFragment[] };

function Requirement({
  kind,
  outcome,
  reason,
  test,
  level,
  required,
  actual,
  currency,
  text,
}: Props['requirements'][number]) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figure = (value: number | null): string => {
    if (value === null) return '';
    if (currency) return format.money({ amount: value, currency });
    return test ? format.testScore(value) : format.number(value);
  };
  const remedy = remedyOf(kind, reason);
  const values = {
    test: test ? t(`englishTest.${test}`) : '',
    level: level ?? '',
    required: figure(required),
    actual: figure(actual),
    isKnown: String(required !== null),
  };
  return (
    <li className={styles.requirement}>
      <div className={styles.requirementHead}>
        <span className={styles.strong}>{t(`requirement.kind.${kind}`)}</span>
        <StatusChip tone={tones[outcome]} label={t(`requirement.outcome.${outcome}`)} />
      </div>
      {text ? <p>{localized(text)}</p> : null}
      <p className={styles.quiet}>{t(requirementText(kind, reason), values)}</p>
      {remedy ? (
        <p>
          <AppLink to={remedy.to}>{t(remedy.label)}</AppLink>
        </p>
      ) : null}
    </li>
  );
}

/** What the application takes, compared with the profile: met, missing or to be checked, each with its reason. */
export const RequirementList = (masked: MaskedProps<Props>) => (
  <ul className={styles.requirements}>
    {(masked as Props).requirements.map((requirement, place) => (
      <Requirement key={`${requirement.kind}-${place}`} {...requirement} />
    ))}
  </ul>
);
