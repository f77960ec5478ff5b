/** A checklist in the order of work: what is to do, what is done, what does not apply. Pure. */
import { VISA_STATES } from '../../../../schema/rules/applications.values';
import type { VisaItemState } from '../../../generated/types';
import type { FieldsOf } from '../../../kernel/graphql/masked';
import type { ChecklistItem_ItemFragment } from './ChecklistItem.gql';
import type { PaperSources_ItemFragment } from './PaperSources.gql';

export const CHECKLIST_GROUPS = ['TO_DO', 'DONE', 'NOT_APPLICABLE'] as const;
export type ChecklistGroup = (typeof CHECKLIST_GROUPS)[number];

export const groupOf = (state: VisaItemState): ChecklistGroup => {
  if (state === 'NOT_APPLICABLE') return 'NOT_APPLICABLE';
  return state === 'READY' || state === 'SUBMITTED' ? 'DONE' : 'TO_DO';
};

type Item = { readonly state: VisaItemState };

/** Groups without an item are left out. */
export const checklistGroups = <I extends Item>(items: readonly I[]) =>
  CHECKLIST_GROUPS.map(group => ({ group, items: items.filter(({ state }) => groupOf(state) === group) })).filter(
    part => part.items.length > 0,
  );

/** What everybody needs cannot be set aside. */
export const offeredStates = ({ condition }: Pick<ChecklistItem_ItemFragment, 'condition'>): readonly VisaItemState[] =>
  condition === null ? VISA_STATES.filter(state => state !== 'NOT_APPLICABLE') : VISA_STATES;

/** As the server counts: what does not apply is neither done nor open. */
export function progressOf(items: readonly Item[]): { readonly done: number; readonly total: number } {
  const counted = items.filter(({ state }) => state !== 'NOT_APPLICABLE');
  return { done: counted.filter(({ state }) => groupOf(state) === 'DONE').length, total: counted.length };
}

/** Each source once, in the order of the list. */
export const sourcesOf = (items: readonly FieldsOf<PaperSources_ItemFragment>[]) => [
  ...new Map(items.map(({ source, asOf, checkedOn }) => [source.id, { ...source, asOf, checkedOn }])).values(),
];
