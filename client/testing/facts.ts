/** Where and when a fact was read, as the graph gives it: what is not named is of a register that says no more. */
import type { Fact_DetailsFragment } from '../kernel/facts/source/FactSource.gql';
import type { Whole } from './whole';

type Fact = Whole<Fact_DetailsFragment>;

export const buildSource = (changes: Partial<Fact['source']> = {}): Fact['source'] => ({
  id: 's',
  name: 'A register',
  url: null,
  kind: 'REGISTER',
  licence: null,
  copy: null,
  ...changes,
});

export const buildFact = (changes: Partial<Fact> = {}): Fact => ({
  asOf: '2026-10',
  checkedOn: '2026-11-01',
  isStale: false,
  note: null,
  source: buildSource(),
  ...changes,
});
