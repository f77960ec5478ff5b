/** Which scholarship the costs of a program are shown with at first, and what is left to pay. */
import type { Money_SumFragment } from '../../kernel/format/Money.gql';
import type { FieldsOf, Masked } from '../../kernel/graphql/masked';
import type { FirstPick_ScholarshipFragment } from './scholarshipPick.gql';

export type Money = FieldsOf<Money_SumFragment>;
/** From the largest saving to the smallest. */
export type Range = { readonly least: Money; readonly most: Money };

/** Least and most that a scholarship takes off; null where its source does not say. */
export type Savings = { readonly minimumSaving: Money | null; readonly maximumSaving: Money | null };

/** What is left of a sum. A saving never exceeds what it is taken off. */
export function rangeLeft(sum: Money, { minimumSaving, maximumSaving }: Savings): Range | null {
  if (!minimumSaving || !maximumSaving || minimumSaving.currency !== sum.currency) return null;
  const left = ({ amount }: Money): Money => ({ ...sum, amount: Math.max(0, sum.amount - amount) });
  return { least: left(maximumSaving), most: left(minimumSaving) };
}

/** The one that is surest: its official source names one sum, and people from Vietnam may apply. */
export const isFirstPick = (masked: Masked<FirstPick_ScholarshipFragment>): boolean => {
  const { scholarship, isOpenToVietnam, minimumSaving, maximumSaving } = masked as FirstPick_ScholarshipFragment;
  return (
    isOpenToVietnam &&
    scholarship.source.kind !== 'THIRD_PARTY' &&
    minimumSaving !== null &&
    minimumSaving.amount > 0 &&
    minimumSaving.amount === maximumSaving?.amount
  );
};
