/** A closing time: the day with the days left, and its hour. */
import type { MaskedProps } from '../../graphql/masked';
import { DeadlineText } from '../DeadlineText';
import { useDeadline } from '../useDeadline';
import { ClosingHour } from './ClosingHour';
import type { FullDeadline_DeadlineFragment } from './FullDeadline.gql';

type Props = { readonly deadline: FullDeadline_DeadlineFragment };

export function FullDeadline(masked: MaskedProps<Props>) {
  const { deadline } = masked as Props;
  const { isOpen } = useDeadline(deadline);
  if (deadline.isLastKnown) return <DeadlineText deadline={deadline} />;
  const { date, time, timeZone, closesAt } = deadline;
  return (
    <>
      <DeadlineText deadline={deadline} />
      <ClosingHour {...{ date, time, timeZone, closesAt, isOpen }} />
    </>
  );
}
