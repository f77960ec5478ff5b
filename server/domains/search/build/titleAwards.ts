/**
 * Awards that the title of a program says by name, finer than its award: a graduate diploma is no graduate certificate. A plain title names its subject and does
 * not say that it is taught to those who know it already, applied, or for the whole world.
 */
import { isWorldwide } from '../text/titleSubjects.js';

export const NAMED_TITLES = ['ADVANCED_DIPLOMA', 'GRADUATE_CERTIFICATE', 'GRADUATE_DIPLOMA', 'PLAIN'] as const;

const PATTERNS: Record<(typeof NAMED_TITLES)[number], RegExp> = {
  ADVANCED_DIPLOMA: /\badvanced diploma\b/i,
  GRADUATE_CERTIFICATE: /graduate certificate\b/i,
  GRADUATE_DIPLOMA: /graduate diploma\b|\bpost-?baccalaureate diploma\b|\bhigher diploma\b/i,
  // An advanced diploma and a Bachelor of Applied Science are awards.
  PLAIN: /^(?!.*\b(?:advanced\b(?!.*diploma)|applied\b(?! sciences?\b| arts\b)))/i,
};

export const namedTitlesOf = (title: string): string[] =>
  NAMED_TITLES.filter(name => PATTERNS[name].test(title) && !(name === 'PLAIN' && isWorldwide(title)));
