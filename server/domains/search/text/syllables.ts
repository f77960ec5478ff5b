/** The shape of Vietnamese syllables. */
const ONSET = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?';
const RHYME =
  '(?:a|ac|ach|ai|am|an|ang|anh|ao|ap|at|au|ay|e|ec|ech|em|en|eng|enh|eo|ep|et|eu|i|ia|ich|iec|iem|ien|ieng|iep|iet|ieu|im|in|inh|ip|it|iu|o|oa|oac|oach|oai|oam|oan|oang|oanh|oao|oap|oat|oay|oc|oe|oen|oeo|oet|oi|om|on|ong|op|ot|u|ua|uan|uang|uat|uay|uc|ue|uech|uen|uenh|ui|um|un|ung|uo|uoc|uoi|uom|uon|uong|uop|uot|uou|up|ut|uu|uy|uya|uych|uyen|uyet|uynh|uyt|uyu|y|yem|yen|yet|yeu)';
const SYLLABLE = new RegExp(`^(?!(?:ng|c|g)[ey]|ci|k[aou]|q(?!u))${ONSET}${RHYME}$`);

/** Whether a word typed without diacritics has the shape of a Vietnamese syllable: then it is no typing error of a longer word. */
export const isSyllable = (folded: string): boolean => folded.length <= 7 && SYLLABLE.test(folded);
