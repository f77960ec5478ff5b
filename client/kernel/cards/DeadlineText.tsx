import { useText } from '../i18n/useText';
import { StatusNote } from './StatusNote';
import type { DeadlineText_DeadlineFragment } from './DeadlineText.gql';
import { useDeadline } from './useDeadline';

/** A deadline with the days left, or a note that it has passed, or that only the day of an earlier round is known. */
export function DeadlineText({ deadline }: { readonly deadline: DeadlineText_DeadlineFragment }) {
  const t = useText();
  const { day, dayOfYear, isOpen, left, isSoon } = useDeadline(deadline);
  const { kind, isYearly, isLastKnown } = deadline;
  const isEqualConsideration = kind === 'EQUAL_CONSIDERATION';
  const closed = isEqualConsideration ? 'cards.equalConsiderationPassed' : 'deadlineStatus.CLOSED';
  if (isLastKnown)
    return (
      <span>
        {dayOfYear} <StatusNote tone="plain">{t('cards.lastKnownDeadline')}</StatusNote>
      </span>
    );
  const openTone = isSoon ? 'soon' : 'good';
  return (
    <>
      <span>
        {day} <StatusNote tone={isOpen ? openTone : 'plain'}>{isOpen ? left : t(closed)}</StatusNote>
      </span>
      {isYearly || isEqualConsideration ? (
        <>
          {' '}
          <StatusNote tone="plain">
            {[isYearly && t('cards.yearlyDeadline'), isEqualConsideration && t('cards.equalConsideration')]
              .filter(Boolean)
              .join(' ')}
          </StatusNote>
        </>
      ) : null}
    </>
  );
}
