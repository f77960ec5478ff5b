/** Indexes institutions. Order of BEST_MATCH: completeness, then number of programs, then slug. */
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  PROGRAM_LEVELS,
} from '../../../schema/rules/catalogue.values.js';
import { buildAttribute, buildOrder, groupAttributes } from './columns.js';
import { COMPLETE_DATA_FLAG, type KindIndex } from './index.data.js';
import { byCodeUnit, cityKey, firstSpellings, indexIdentity, indexTexts, internStrings, shareTexts, titleRanks } from './index.parts.js';
import type { KeptInstitution, KeptProgram } from './index.source.js';
import { COMPLETE_DATA_SHARE } from './ranking.js';
import { DESTINATION_WORDS, TYPE_WORDS } from './search.vocabulary.js';
import { packStrings } from './stringTable.js';

/** What its programs tell about an institution. */
type Offer = { count: number; levels: Set<string>; fields: Set<string> };

const NOTHING_OFFERED: Offer = { count: 0, levels: new Set(), fields: new Set() };

function offersOf(programs: readonly KeptProgram[]): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  for (const { institutionId, level, field } of programs) {
    const offer = offers.get(institutionId) ?? { count: 0, levels: new Set(), fields: new Set() };
    offers.set(institutionId, offer);
    offer.count++;
    offer.levels.add(level);
    offer.fields.add(field);
  }
  return offers;
}

/** Institutions in the order in which they are numbered. */
export function orderInstitutions(rows: readonly KeptInstitution[], programs: readonly KeptProgram[]) {
  const offers = offersOf(programs);
  const offerOf = (row: KeptInstitution): Offer => offers.get(row.id) ?? NOTHING_OFFERED;
  const docs = [...rows].sort(
    (a, b) => b.completeness - a.completeness || offerOf(b).count - offerOf(a).count || byCodeUnit(a.slug, b.slug),
  );
  return { docs, offerOf };
}

export function indexInstitutions({ docs, offerOf }: ReturnType<typeof orderInstitutions>): KindIndex {
  const size = docs.length;
  const names = docs.map(doc => doc.name);
  const { titleRank, slugRank } = titleRanks(docs, names);
  const cities = internStrings(docs.map(doc => doc.city));
  const cityNames = firstSpellings(docs.map(doc => [cityKey(doc.destination, doc.city), doc.city]));
  const offered = (all: readonly string[], of: Set<string>) => all.filter(value => of.has(value));
  return {
    ...indexIdentity(docs, names),
    ...indexTexts(size, {
      name: [shareTexts(docs.map(doc => [doc.name, ...doc.aliases].join(' | ')))],
      other: [
        shareTexts(docs.map(doc => `${doc.city} | ${doc.region ?? ''}`)),
        shareTexts(docs.map(doc => DESTINATION_WORDS[doc.destination])),
        shareTexts(docs.map(doc => TYPE_WORDS[doc.type])),
      ],
    }),
    details: packStrings(cities.table),
    detailOf: cities.numberOf,
    groups: [
      groupAttributes(size, [
        buildAttribute(docs, { name: 'DESTINATION', options: DESTINATIONS, optionsOf: doc => [doc.destination] }),
        buildAttribute(docs, { name: 'INSTITUTION_TYPE', options: INSTITUTION_TYPES, optionsOf: doc => [doc.type] }),
        buildAttribute(docs, { name: 'FEATURE', options: INSTITUTION_FEATURES, optionsOf: doc => offered(INSTITUTION_FEATURES, new Set(doc.features)) }),
        buildAttribute(docs, { name: 'LEVEL', options: PROGRAM_LEVELS, optionsOf: doc => offered(PROGRAM_LEVELS, offerOf(doc).levels) }),
      ]),
      groupAttributes(size, [
        buildAttribute(docs, { name: 'FIELD', options: FIELDS_OF_STUDY, optionsOf: doc => offered(FIELDS_OF_STUDY, offerOf(doc).fields) }),
      ]),
      groupAttributes(size, [
        buildAttribute(docs, { name: 'CITY', optionsOf: doc => [cityKey(doc.destination, doc.city)], labelsOf: cityNames }),
      ]),
    ],
    ranges: {},
    englishMinimums: new Float64Array(0),
    englishSetOf: new Uint32Array(0),
    orders: { TITLE_ASC: buildOrder(size, { primary: doc => titleRank[doc] ?? 0, tieRankOf: slugRank }) },
    flags: Uint8Array.from(docs, doc => (doc.completeness >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0)),
    institutionOf: new Uint32Array(0),
    awardOf: new Uint8Array(0),
    programCountOf: Uint32Array.from(docs, doc => offerOf(doc).count),
  };
}
