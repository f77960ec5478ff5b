/** A limit that a text was understood to say, kept and lacking nothing, but for what a test says of it. */
import type { UnderstoodLimits_UnderstoodFragment } from '../UnderstoodLimits.gql';

export const understoodLimit = (
  one: Partial<UnderstoodLimits_UnderstoodFragment> = {},
): UnderstoodLimits_UnderstoodFragment => ({
  id: 'one-0',
  kind: 'FEE',
  text: 'one',
  filter: null,
  values: [],
  currency: null,
  test: null,
  meant: null,
  topic: null,
  isApplied: true,
  lacking: null,
  ...one,
});
