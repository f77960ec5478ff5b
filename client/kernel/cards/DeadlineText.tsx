import { useText } from '../i18n/useText';
import { StatusNote } from './StatusNote';
import type { DeadlineText_DeadlineFragment } from './DeadlineText.gql';
import { useDeadline } from './useDeadline';

/** A deadline with the days left, or a note that it has passed. */
export function DeadlineText({ deadline }: { readonly deadline: DeadlineText_DeadlineFragment }) {
  const t = useText();
  const { day, isOpen, left, isSoon } = useDeadline(deadline);
  const { kind, isYearly } = deadline;
  const isEqualConsideration = kind === 'EQUAL_CONSIDERATION';
  const closed = isEqualConsideration ? 'cards.equalConsiderationPassed' : 'deadlineStatus.CLOSED';
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
