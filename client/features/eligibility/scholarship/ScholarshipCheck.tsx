import { useIntl } from 'react-intl';
import type { ScholarshipLimits } from '../../../kernel/cards/ItemFit';
import fit from '../../../kernel/fit/fit.module.css';
import { fitMessages } from '../../../kernel/fit/messages';
import { OutcomeList } from '../../../kernel/fit/OutcomeList';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { useText } from '../../../kernel/i18n/useText';
import { AppLink } from '../../../kernel/ui/AppLink';
import { Button } from '../../../kernel/ui/Button';
import { Skeleton } from '../../../kernel/ui/Skeleton';
import { vocabularyMessages } from '../../../kernel/vocabulary/messages';
import { scholarshipCheckMessages } from './messages';
import { type MyScholarshipCheckQuery, useMyScholarshipCheckQuery } from './MyScholarshipCheck.gql';
import { OUTCOMES, useRequirementText } from './useRequirementText';
import styles from '../eligibility.module.css';

export const texts = [fitMessages, scholarshipCheckMessages, vocabularyMessages];

type Props = { readonly scholarship: ScholarshipLimits };

/** What the scholarship asks for, each met, not met or unknown; never a sum or a percentage. */
export function ScholarshipCheck({ scholarship }: Props) {
  const t = useText();
  const textOf = useRequirementText(scholarship);
  const { data, ...asked } = useMyScholarshipCheckQuery({
    variables: { scholarshipId: scholarship.id },
    // The profile may have been changed since, also in another tab.
    fetchPolicy: 'cache-and-network',
  });
  const { error, onRetry, isRetrying } = useRetry(asked);
  const requirements = data?.myScholarshipCheck;
  if (error && !requirements)
    return (
      <div className={styles.block} role="alert">
        <p>{t('scholarshipCheck.failed')}</p>
        <Button variant="secondary" size="small" aria-disabled={isRetrying || undefined} onClick={onRetry}>
          {t(isRetrying ? 'common.retrying' : 'common.retry')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton shape="card" count={1} />;
  if (!requirements) return null;
  return (
    <div className={styles.block}>
      <Summary requirements={requirements} />
      <OutcomeList
        items={requirements.map(requirement => ({
          id: requirement.part,
          outcome: OUTCOMES[requirement.outcome],
          text: textOf(requirement),
        }))}
      />
      <Advice requirements={requirements} />
      <p className={styles.note}>{t('scholarshipCheck.note')}</p>
    </div>
  );
}

type Requirement = NonNullable<MyScholarshipCheckQuery['myScholarshipCheck']>[number];
type PartProps = { readonly requirements: readonly Requirement[] };

/** `2 điều kiện đạt, 1 điều cần hỏi` */
function Summary({ requirements }: PartProps) {
  const t = useText();
  const kinds = requirements.map(({ outcome, missingFrom }) =>
    outcome === 'UNKNOWN' ? (missingFrom ?? 'CATALOGUE') : outcome,
  );
  const parts = (['MET', 'NOT_MET', 'STUDENT', 'CATALOGUE'] as const).flatMap(kind => {
    const count = kinds.filter(found => found === kind).length;
    return count > 0 ? [t(`scholarshipCheck.count.${kind}`, { count })] : [];
  });
  return <p className={styles.strong}>{parts.join(', ')}</p>;
}

/** What to add, with the place where, and what to ask the provider. */
function Advice({ requirements }: PartProps) {
  const t = useText();
  const { formatList } = useIntl();
  const missing = (side: Requirement['missingFrom']) =>
    requirements.filter(({ missingFrom }) => missingFrom === side).map(({ part }) => part);
  const [own, asked] = [missing('STUDENT'), missing('CATALOGUE')];
  if (own.length + asked.length === 0) return null;
  return (
    <div className={fit.advice}>
      {own.length > 0 ? (
        <p>
          {t('eligibility.add', { parts: formatList(own.map(part => t(`scholarshipCheck.part.${part}`))) })}{' '}
          <AppLink to="/profile/details">{t('eligibility.openProfile')}</AppLink>{' '}
          {own.includes('MARKS') ? <AppLink to="/grade">{t('scholarshipCheck.openGrades')}</AppLink> : null}
        </p>
      ) : null}
      {asked.length > 0 ? (
        <p>
          {t('scholarshipCheck.askProvider', {
            parts: formatList(asked.map(part => t(`scholarshipCheck.ask.${part}`))),
          })}
        </p>
      ) : null}
    </div>
  );
}
