import { namesOf } from '../../kernel/cards/namedItem';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { AppLink } from '../../kernel/ui/AppLink';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { DayBox } from './DayBox';
import { applyPath } from './followedItem';
import type { FollowedProgramRow_RowFragment } from './FollowedProgramRow.gql';
import styles from './dashboard.module.css';

type Props = { readonly row: FollowedProgramRow_RowFragment };

/** A program that is followed: its next deadline, and the way to apply. */
export function FollowedProgramRow(masked: MaskedProps<Props>) {
  const { row } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { program, deadline, intake, application } = row;
  const { title, detail, to } = namesOf(program);
  const apply = applyPath(program);
  return (
    <li className={styles.row}>
      {deadline ? <DayBox at={deadline.closesAt} /> : <span className={styles.noDay} aria-hidden="true" />}
      <div className={styles.words}>
        <p className={styles.title}>
          <AppLink to={to}>{title}</AppLink>
        </p>
        <p className={styles.detail}>
          {[
            detail,
            intake ? t('dashboard.intake', { intake: format.monthYear(intake) }) : null,
            deadline
              ? t('dashboard.until', { day: format.dayInVietnam(deadline.closesAt) })
              : t('dashboard.noDeadline'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        {application ? (
          <StatusChip tone="current" label={t(`applicationStatus.${application.status}`)} />
        ) : apply ? (
          <LinkButton to={apply} variant="secondary" size="small">
            {t('dashboard.apply')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}
