/** `free`: without tuition, where nothing else is said to be free, and no name begins with it. */
import type { Token } from './tokens.js';

export const FREE = 'free';

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' '));
/** What else is free: `interest free`, `a visa free country`. */
const OTHERS_BEFORE = wordsOf(
  'tax duty interest debt stress visa gluten sugar smoke drug alcohol risk crime hands royalty barrier carbon error hassle for ielts gmat exam test',
);
const OTHERS_BEHIND = wordsOf(
  'accommodation housing accomodation dorm dormitory hostel rooms room food meals meal wifi internet books book application applications apply app consultation consulting advice counselling counseling ielts toefl english german language lessons lesson online trial download pdf sample time trade market markets will speech press radical radicals energy state states software ride rides flights flight tickets ticket transport visa health healthcare insurance day days gift gifts access evaluation assessment berlin scholarship scholarships laptop lunch from of kick dance throw world',
);
const SCHOOLS = wordsOf('university uni universitat');

/** The name of the Free University of Berlin. */
function isName(tokens: readonly Token[], from: number): boolean {
  const [next, behind, last] = [1, 2, 3].map(step => tokens[from + step]?.folded ?? '');
  return SCHOOLS.has(next ?? '') && (behind === 'berlin' || (behind === 'of' && last === 'berlin'));
}

export function meansFreeTuition(tokens: readonly Token[], from: number): boolean {
  const [before, own, next] = [tokens[from - 1], tokens[from], tokens[from + 1]];
  if (own?.folded !== FREE || tokens.length < 2) return false;
  const isOfOther = OTHERS_BEFORE.has(before?.folded ?? '') || OTHERS_BEHIND.has(next?.folded ?? '');
  return !isOfOther && !isName(tokens, from);
}
