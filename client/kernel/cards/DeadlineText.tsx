import { useText } from '../i18n/useText';
import type { MaskedProps } from '../graphql/masked';
import { StatusNote } from './StatusNote';
import type { DeadlineText_DeadlineFragment } from './DeadlineText.gql';
import { useDeadline } from './useDeadline';

type Remarked = Pick<DeadlineText_DeadlineFragment, 'kind' | 'isYearly' | 'isLastKnown'>;

/** What is to be said beside the day, besides the days left. */
export const deadlineRemarks = ({ kind, isYearly, isLastKnown }: Remarked) =>
  isLastKnown
    ? (['cards.lastKnownDeadline'] as const)
    : [
        ...(isYearly ? (['cards.yearlyDeadline'] as const) : []),
        ...(kind === 'EQUAL_CONSIDERATION' ? (['cards.equalConsideration'] as const) : []),
      ];

type Props = { readonly deadline: DeadlineText_DeadlineFragment };

/** A deadline with the days left, or a note that it has passed, or that only the day of an earlier round is known. */
export function DeadlineText(masked: MaskedProps<Props>) {
  const { deadline } = masked as Props;
  const t = useText();
  const { day, dayOfYear, isOpen, left, isSoon } = useDeadline(deadline);
  const remarks = deadlineRemarks(deadline)
    .map(id => t(id))
    .join(' ');
  const closed = deadline.kind === 'EQUAL_CONSIDERATION' ? 'cards.equalConsiderationPassed' : 'deadlineStatus.CLOSED';
  if (deadline.isLastKnown)
    return (
      <span>
        {dayOfYear} <StatusNote tone="plain">{remarks}</StatusNote>
      </span>
    );
  const openTone = isSoon ? 'soon' : 'good';
  return (
    <>
      <span>
        {day} <StatusNote tone={isOpen ? openTone : 'plain'}>{isOpen ? left : t(closed)}</StatusNote>
      </span>
      {remarks ? (
        <>
          {' '}
          <StatusNote tone="plain">{remarks}</StatusNote>
        </>
      ) : null}
    </>
  );
}
