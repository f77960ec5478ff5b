/** Awards that the title of a program says by name, finer than its award: a graduate diploma is no graduate certificate. */
export const NAMED_TITLES = ['ADVANCED_DIPLOMA', 'GRADUATE_CERTIFICATE', 'GRADUATE_DIPLOMA'] as const;

const PATTERNS: Record<(typeof NAMED_TITLES)[number], RegExp> = {
  ADVANCED_DIPLOMA: /\badvanced diploma\b/i,
  GRADUATE_CERTIFICATE: /graduate certificate\b/i,
  GRADUATE_DIPLOMA: /graduate diploma\b|\bpost-?baccalaureate diploma\b|\bhigher diploma\b/i,
};

export const namedTitlesOf = (title: string): string[] => NAMED_TITLES.filter(name => PATTERNS[name].test(title));
