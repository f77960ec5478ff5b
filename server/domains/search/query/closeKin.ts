/** Where no title is about the subject and nothing else, those that are about nothing but what is nearly the same come before those of which it is a part: of IT, Computing before Automation and IT. */
import { haveCommonBit, type Bits } from '../build/bitset.js';
import type { DocSet } from './docSet.js';
import type { TextMatch } from './textMatch.js';

/** What leads; null where the text asks for more than one thing, or a title is called by it. */
export function leadingKin(match: TextMatch | null, { bits }: DocSet): Bits | null {
  const [only, ...others] = match?.terms ?? [];
  const kin = only && others.length === 0 ? only.closeKin : null;
  if (!only || !kin || !haveCommonBit([kin, bits])) return null;
  const [whole] = only.subjects;
  return whole && haveCommonBit([whole, bits]) ? null : kin;
}
