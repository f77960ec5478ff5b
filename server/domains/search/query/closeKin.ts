/**
 * Puts titles about a nearly equal subject first where no title is about the asked subject alone. Who searches for IT, and no program is called just `IT`, sees `Computing` (nearly
 * the same, and nothing else) before `Automation and IT`, of which IT is only a part.
 */
import { haveCommonBit, type Bits } from '../build/bitset.js';
import type { DocSet } from './docSet.js';
import type { TextMatch } from './textMatch.js';

/** The documents that come first; null where the text asks for more than one thing, or where a title is about the subject itself and nothing else. */
export function leadingKin(match: TextMatch | null, { bits }: DocSet): Bits | null {
  const [only, ...others] = match?.terms ?? [];
  const kin = only && others.length === 0 ? only.closeKin : null;
  if (!only || !kin || !haveCommonBit([kin, bits])) return null;
  const [whole] = only.subjects;
  return whole && haveCommonBit([whole, bits]) ? null : kin;
}
