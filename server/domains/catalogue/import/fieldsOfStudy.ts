/** Fields of study behind the subject of a program, for registers that name subjects in words. The first pattern that fits decides. */
import type { FIELDS_OF_STUDY } from '../../../../schema/rules/catalogue.values.js';

export type Field = (typeof FIELDS_OF_STUDY)[number];

const SUBJECTS: readonly (readonly [RegExp, Field])[] = [
  [/\blaws?\b|legal/, 'LAW'],
  [/touris|hospitality|hotel|culinary|gastronom/, 'HOSPITALITY_TOURISM'],
  [/comput|informati(cs|on (technology|systems))|software|artificial intelligence|data science|cyber/, 'COMPUTING'],
  [/medic|health|nurs|dental|pharm|biomedic|physiotherap|neuroscience|nutrition|sports?\b/, 'HEALTH'],
  [/agri|agro|forest|environment|ecolog|horticult|landscape conservation|soil|veterinar/, 'AGRICULTURE_ENVIRONMENT'],
  [/architect|spatial planning|urban|civil engineering|construction/, 'ARCHITECTURE_BUILDING'],
  [
    /engineer|technolog|mechatronic|electronic|energies|manufactur|robotic|photonics|mining|geodesy|materials/,
    'ENGINEERING',
  ],
  [/business|econom|management|financ|account|marketing|logistic|trade|entrepreneur/, 'BUSINESS'],
  [/design|\barts?\b|music|film|fashion|sculpture|theatre|media/, 'ARTS_DESIGN'],
  [/educat|teach|pedagog/, 'EDUCATION'],
  [
    /physic|chemi|biolog|biophys|bot|mathemat|statistic|geolog|geophys|geoscience|geograph|astro|meteorolog|natural/,
    'NATURAL_SCIENCES',
  ],
  [
    /politic|sociolog|social|psycholog|international relations|gender|development|public polic|communication/,
    'SOCIAL_SCIENCES',
  ],
  [/histor|philosoph|literat|linguist|languag|cultur|religio|theolog|studies|humanit/, 'HUMANITIES'],
];

/** Undefined when no subject is recognised. */
export const fieldOfSubject = (...subjects: readonly string[]): Field | undefined => {
  for (const subject of subjects.map(text => text.toLowerCase())) {
    const found = SUBJECTS.find(([pattern]) => pattern.test(subject));
    if (found) return found[1];
  }
  return undefined;
};
