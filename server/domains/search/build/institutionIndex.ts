/** Indexes institutions. Order of BEST_MATCH: completeness, then number of programs, then slug. */
import {
  DESTINATIONS,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
} from '../../../../schema/rules/catalogue.values.js';
import { isThinInstitution } from '../../../../schema/rules/thinEntry.rules.js';
import { columnOf, mapColumn } from './dictionaryColumn.js';
import { toBandCurrency, type Rates } from './bands.js';
import { buildAttribute, groupAttributes } from './facetColumns.js';
import { COMPLETE_DATA_FLAG, THIN_FLAG, type KindIndex } from './searchIndex.js';
import type { TokenCache } from './tokenCache.js';
import { bySlug, byCodeUnit, cityKey, firstSpellings, indexIdentity, indexTexts, titleOrder } from './indexParts.js';
import { OFFERED_OPTIONS, offeredBy } from './offeredScholarships.js';
import type { StoredInstitution, StoredScholarship } from './storedRows.js';
import type { ProgramColumns } from './programTable.js';
import { COMPLETE_DATA_SHARE } from '../query/ranking.js';
import type { TextUnit } from './invertedIndex.js';
import { isPhraseToken } from '../text/indexedWords.js';
import { namedTokens } from '../text/namedInstitution.js';
import { DESTINATION_WORDS, FIELD_WORDS, PATHWAY_WORDS, TYPE_WORDS } from '../text/vocabulary.js';
import { indexEnglish } from './programFacets.js';
import { amountRanks, buildOrder, buildRange } from './sortOrders.js';
import { institutionsTeaching } from './taughtFeatures.js';
import { statusTimes } from './passedStatuses.js';
import { packStrings } from './stringTable.js';

/** What the programs of an institution cover, what the cheapest of them costs, and whether a price or a requirement of one is known. */
type Offer = {
  count: number;
  levels: Set<string>;
  fields: Set<string>;
  titles: Set<string>;
  /** In the currency in which amounts are compared; null when no tuition is known. */
  tuition: number | null;
  hasPriceOrRequirement: boolean;
};

const noOffer = (): Offer => ({
  count: 0,
  levels: new Set(),
  fields: new Set(),
  titles: new Set(),
  tuition: null,
  hasPriceOrRequirement: false,
});
const NO_OFFER = noOffer();

function offersOf({ facts }: ProgramColumns, rates: Rates): Map<string, Offer> {
  const { institutionId, level, field, title, hasPriceOrRequirement } = facts;
  const tuition = mapColumn(facts.tuition, money => money && toBandCurrency(money, rates));
  const offers = institutionId.values.map(noOffer);
  institutionId.numberOf.forEach((number, place) => {
    const offer = offers[number];
    if (!offer) return;
    offer.count++;
    offer.levels.add(level.values[level.numberOf[place] as number] ?? '');
    offer.fields.add(field.values[field.numberOf[place] as number] ?? '');
    offer.titles.add(title.values[title.numberOf[place] as number] ?? '');
    const price = tuition.values[tuition.numberOf[place] as number] ?? null;
    if (price !== null) offer.tuition = Math.min(offer.tuition ?? Infinity, price);
    offer.hasPriceOrRequirement ||=
      hasPriceOrRequirement.values[hasPriceOrRequirement.numberOf[place] as number] ?? false;
  });
  return new Map(institutionId.values.map((id, number) => [id, offers[number] ?? NO_OFFER]));
}

/** The phrases of the vocabulary in the titles of an institution's programs, so that schools are found by what they teach. */
function subjectUnits(
  docs: readonly StoredInstitution[],
  offerOf: (row: StoredInstitution) => Offer,
  tokens: TokenCache,
): TextUnit[] {
  const docsOf = new Map<string, Set<number>>();
  docs.forEach((row, doc) => {
    for (const title of offerOf(row).titles)
      for (const word of tokens.wordsOf(title).plain) {
        if (!isPhraseToken(word)) continue;
        const known = docsOf.get(word);
        if (known) known.add(doc);
        else docsOf.set(word, new Set([doc]));
      }
  });
  return [...docsOf].map(([word, numbers]) => ({ words: [word], docs: Uint32Array.from(numbers) }));
}

/** The telling words of each name, so that an institution is found by an unfinished one. */
const namedUnits = (docs: readonly StoredInstitution[]): TextUnit[] =>
  docs.map(({ name, aliases }, doc) => ({
    words: [name, ...aliases].flatMap(namedTokens),
    docs: Uint32Array.of(doc),
  }));

/** Institutions in the order of their document numbers. */
export function orderInstitutions(rows: readonly StoredInstitution[], programs: ProgramColumns, rates: Rates) {
  const offers = offersOf(programs, rates);
  const offerOf = (row: StoredInstitution): Offer => offers.get(row.id) ?? NO_OFFER;
  const docs = [...rows].sort(
    (a, b) => b.completeness - a.completeness || offerOf(b).count - offerOf(a).count || byCodeUnit(a.slug, b.slug),
  );
  return { docs, offerOf };
}

export function indexInstitutions(
  { docs, offerOf }: ReturnType<typeof orderInstitutions>,
  { programs, scholarships }: { programs: KindIndex; scholarships: readonly StoredScholarship[] },
  tokens: TokenCache,
): KindIndex {
  const offered = offeredBy(scholarships);
  const size = docs.length;
  const names = columnOf(docs, doc => doc.name);
  const numbers = new Map(docs.map((doc, number) => [doc, number]));
  const inSlugOrder = Uint32Array.from(bySlug(docs), doc => numbers.get(doc) ?? 0);
  const cities = columnOf(docs, doc => doc.city);
  const cityNames = firstSpellings(docs, {
    keyOf: doc => cityKey(doc.destination, doc.city),
    spellingOf: doc => doc.city,
  });
  const everyDoc = columnOf(docs, doc => doc);
  const tuition = buildRange(columnOf(docs, doc => offerOf(doc).tuition));
  const english = columnOf(docs, doc => doc.asks.englishMinimums);
  const among = (all: readonly string[], of: Set<string>) => all.filter(value => of.has(value));
  const featuresOf = (name: 'FEATURE' | 'STATED_FEATURE', own: (doc: StoredInstitution) => readonly string[]) => {
    const teaching = institutionsTeaching(programs, name);
    const isTaught = (doc: StoredInstitution, feature: (typeof INSTITUTION_FEATURES)[number]): boolean =>
      teaching.get(feature)?.has(numbers.get(doc) ?? -1) === true;
    return buildAttribute(size, {
      name,
      options: INSTITUTION_FEATURES,
      column: everyDoc,
      optionsOf: doc => INSTITUTION_FEATURES.filter(feature => own(doc).includes(feature) || isTaught(doc, feature)),
    });
  };
  return {
    ...indexIdentity(docs, names),
    ...indexTexts(size, tokens, {
      name: [columnOf(docs, doc => [doc.name, ...doc.aliases].join(' | '))],
      other: [
        columnOf(docs, doc => `${doc.city} | ${doc.region ?? ''}`),
        columnOf(docs, doc => DESTINATION_WORDS[doc.destination]),
        columnOf(docs, doc => TYPE_WORDS[doc.type]),
        columnOf(docs, doc => (doc.asks.statesPathway ? PATHWAY_WORDS : '')),
        columnOf(docs, doc =>
          FIELDS_OF_STUDY.filter(field => offerOf(doc).fields.has(field))
            .map(field => FIELD_WORDS[field])
            .join(' | '),
        ),
      ],
      nameUnits: namedUnits(docs),
      otherUnits: subjectUnits(docs, offerOf, tokens),
    }),
    details: packStrings(cities.values),
    detailOf: cities.numberOf,
    ...groupAttributes(size, [
      [
        buildAttribute(size, {
          name: 'DESTINATION',
          options: DESTINATIONS,
          column: columnOf(docs, doc => doc.destination),
          optionsOf: destination => [destination],
        }),
        buildAttribute(size, {
          name: 'INSTITUTION_TYPE',
          options: INSTITUTION_TYPES,
          column: columnOf(docs, doc => doc.type),
          optionsOf: type => [type],
        }),
        buildAttribute(size, {
          name: 'OWNERSHIP',
          options: OWNERSHIP_OPTIONS,
          column: columnOf(docs, doc => doc.ownership),
          optionsOf: ownership => [ownership],
        }),
        featuresOf('FEATURE', doc => doc.features),
        featuresOf('STATED_FEATURE', doc => [...doc.features, ...doc.lackedFeatures]),
        buildAttribute(size, {
          name: 'ACCEPTED_TEST',
          options: ENGLISH_TESTS,
          column: english,
          optionsOf: minimums => [...new Set(minimums.map(({ test }) => test))],
        }),
        buildAttribute(size, {
          name: 'LEVEL',
          options: PROGRAM_LEVELS,
          column: everyDoc,
          optionsOf: doc => among(PROGRAM_LEVELS, offerOf(doc).levels),
        }),
      ],
      [
        buildAttribute(size, {
          name: 'FIELD',
          options: FIELDS_OF_STUDY,
          column: everyDoc,
          optionsOf: doc => among(FIELDS_OF_STUDY, offerOf(doc).fields),
        }),
      ],
      [
        buildAttribute(size, {
          name: 'SCHOLARSHIP',
          options: OFFERED_OPTIONS,
          column: everyDoc,
          optionsOf: doc => offered.get(doc.id) ?? [],
        }),
        buildAttribute(size, {
          name: 'CITY',
          column: columnOf(docs, doc => cityKey(doc.destination, doc.city)),
          optionsOf: key => [key],
          labelsOf: cityNames,
        }),
      ],
    ]),
    ranges: { TUITION: tuition },
    ...statusTimes({ values: [], numberOf: new Uint32Array(0) }),
    ...indexEnglish(english),
    asked: [],
    askedOf: new Uint32Array(0),
    orders: {
      TUITION_ASC: buildOrder(inSlugOrder, amountRanks(tuition, 1)),
      TUITION_DESC: buildOrder(inSlugOrder, amountRanks(tuition, -1)),
      TITLE_ASC: titleOrder(names, tokens, inSlugOrder),
    },
    flags: Uint8Array.from(
      docs,
      doc =>
        (doc.completeness >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0) |
        (isThinInstitution(doc.states, offerOf(doc).hasPriceOrRequirement) ? THIN_FLAG : 0),
    ),
    institutionOf: new Uint32Array(0),
    countryOf: Uint8Array.from(docs, doc => DESTINATIONS.indexOf(doc.destination)),
    awardOf: new Uint8Array(0),
    programCountOf: Uint32Array.from(docs, doc => offerOf(doc).count),
  };
}
