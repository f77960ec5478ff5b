import type { ComponentProps } from 'react';
import { AppLink, opensHere } from '../../kernel/ui/AppLink';
import type { CriteriaChange, SearchState } from './useSearchCriteria';

type Props = Omit<ComponentProps<typeof AppLink>, 'to' | 'replace' | 'preventScrollReset' | 'onClick'> & {
  readonly search: SearchState;
  readonly change: CriteriaChange;
};

/** The address and the press of a link that changes the criteria: a press changes the wanted ones, which may be newer than the drawn ones. */
export const filterLink = (search: SearchState, change: CriteriaChange) => ({
  to: search.toAddress(change(search.criteria)),
  onClick: (event: Parameters<typeof opensHere>[0]) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    search.change(change, search.isReplacing);
  },
});

export const FilterLink = ({ search, change, ...rest }: Props) => <AppLink {...rest} {...filterLink(search, change)} />;
