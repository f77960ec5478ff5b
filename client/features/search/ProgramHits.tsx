import { ProgramCard } from '../../kernel/cards/ProgramCard';
import type { MaskedProps } from '../../kernel/graphql/masked';
import type { ProgramHits_HitFragment } from './ProgramHits.gql';
import { useWhy } from './useWhy';

type Props = { readonly hits: readonly ProgramHits_HitFragment[] };

/** The cards of programs that were found, or are near. */
export function ProgramHits(masked: MaskedProps<Props>) {
  const { hits } = masked as Props;
  const why = useWhy();
  return hits.map(({ item, intake, reasons }) => (
    <li key={item.id}>
      <ProgramCard program={item} intake={intake} why={why(reasons)} />
    </li>
  ));
}
