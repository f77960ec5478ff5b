import type { Outcome_ItemFragment } from '../../kernel/facts/outcomes/Outcome.gql';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { NearPart, partOfModule } from '../../kernel/parts/NearPart';

const section = partOfModule(lazyModule(() => import('./OutcomesSection')));

/** What became of earlier students, where a register tells it: fetched as the reader comes near, since few pages have it. */
export const Outcomes = ({ outcomes }: { readonly outcomes: readonly Outcome_ItemFragment[] }) =>
  outcomes.length > 0 ? (
    <NearPart load={section}>{({ OutcomesSection }) => <OutcomesSection outcomes={outcomes} />}</NearPart>
  ) : null;
