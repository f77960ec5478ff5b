/** Indexes programs, in the order of their facts (programFacts.ts). */
import { DESTINATIONS, PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { isThinProgram } from '../../../../schema/rules/thinEntry.rules.js';
import { paidYears } from '../../../../schema/rules/totalCost.rules.js';
import { COMPLETE_DATA_SHARE } from '../query/ranking.js';
import {
  AWARD_WORDS,
  DESTINATION_WORDS,
  FIELD_WORDS,
  LANGUAGE_WORDS,
  LEVEL_WORDS,
  PATHWAY_WORDS,
  RESEARCH_MASTER_WORDS,
  TYPE_WORDS,
} from '../text/vocabulary.js';
import { indexAsked } from './asked.js';
import { entriesOf } from './entryRoutes.js';
import { columnOf, mapColumn, reorder, type Column } from './dictionaryColumn.js';
import { indexTexts, titleOrder } from './indexParts.js';
import { INTAKE_RANK, startOrderOf } from './intakeSummary.js';
import type { TextUnit } from './invertedIndex.js';
import { acceptedMinimums, indexEnglish, programFacets } from './programFacets.js';
import { joinPrograms, type ProgramFacts, type ProgramInput } from './programFacts.js';
import { nextChange, statusTimes } from './passedStatuses.js';
import { groupDocs } from './postings.js';
import {
  COMPLETE_DATA_FLAG,
  LIKELY_INTAKE_FLAG,
  NO_COUNTRY,
  NO_PROGRAM,
  OPEN_INTAKE_FLAG,
  THIN_FLAG,
  type KindIndex,
} from './searchIndex.js';
import { amountRanks, buildOrder, buildRange } from './sortOrders.js';
import { packStrings } from './stringTable.js';
import { calledSubjectsOf } from '../text/titleSubjects.js';
import { titleKeys } from './titleKeys.js';
import type { TokenCache } from './tokenCache.js';

function isThin({ institution, level, languages, hasPriceOrRequirement }: ProgramFacts, doc: number): boolean {
  const valueAt = <Value>({ values, numberOf }: Column<Value>): Value => values[numberOf[doc] as number] as Value;
  const program = { hasOwn: valueAt(hasPriceOrRequirement), level: valueAt(level), languages: valueAt(languages) };
  return isThinProgram(program, valueAt(institution).states);
}

function flagsOf(facts: ProgramFacts): Uint8Array {
  const { intake, completeness } = facts;
  const ofIntake = intake.values.map(({ rank }) =>
    rank === INTAKE_RANK.OPEN ? OPEN_INTAKE_FLAG : rank === INTAKE_RANK.LIKELY_OPEN ? LIKELY_INTAKE_FLAG : 0,
  );
  const ofCompleteness = completeness.values.map(share => (share >= COMPLETE_DATA_SHARE ? COMPLETE_DATA_FLAG : 0));
  return Uint8Array.from(
    intake.numberOf,
    (number, doc) =>
      (ofIntake[number] ?? 0) |
      (ofCompleteness[completeness.numberOf[doc] as number] ?? 0) |
      (isThin(facts, doc) ? THIN_FLAG : 0),
  );
}

/** Whether a preparatory year, or a way in for early leavers, is stated. What an institution says of it holds for what school leads to; of early leavers unless a program says itself who comes in. */
function statedOf(
  fact: 'statesPathway' | 'statesEarlyEntry',
  { institution, level, asks }: Pick<ProgramFacts, 'institution' | 'level' | 'asks'>,
): Column<boolean> {
  const ofInstitution = institution.values.map(({ asks: general }) => general[fact] ?? false);
  const isForLeavers = level.values.map(value => value === 'UNDERGRADUATE');
  const own = asks.values.map(one => one?.[fact] ?? false);
  const isGeneral = asks.values.map(one => fact === 'statesPathway' || !one || one.diplomaEntries.length === 0);
  return {
    values: [false, true],
    numberOf: Uint32Array.from(institution.numberOf, (number, doc) => {
      const asking = asks.numberOf[doc] as number;
      const isOfLevel = isForLeavers[level.numberOf[doc] as number];
      return Number(own[asking] || (ofInstitution[number] && isOfLevel && isGeneral[asking]));
    }),
  };
}

const isResearchMaster = (award: string | undefined, level: string | undefined): boolean =>
  award === 'MASTER' && level === 'POSTGRADUATE';

const textsOf = (
  { institution, title, cities, level, award, field, languages }: ProgramFacts,
  statesPathway: Column<boolean>,
) => ({
  // A bar separates names of one thing elsewhere; in a title it is a stroke.
  name: [mapColumn(title, text => text.replaceAll('|', '/'))],
  belongsTo: [
    mapColumn(institution, ({ name, aliases, city: seat, region }) =>
      [name, ...aliases, seat, region ?? ''].join(' | '),
    ),
  ],
  other: [
    mapColumn(cities, names => names.join(' | ')),
    reorder(
      columnOf(institution.values, ({ destination }) => DESTINATION_WORDS[destination]),
      institution.numberOf,
    ),
    reorder(
      columnOf(institution.values, ({ type }) => TYPE_WORDS[type]),
      institution.numberOf,
    ),
    mapColumn(level, value => LEVEL_WORDS[value]),
    mapColumn(award, value => AWARD_WORDS[value]),
    columnOf(
      Array.from(award.numberOf, (number, doc) =>
        isResearchMaster(award.values[number], level.values[level.numberOf[doc] as number]),
      ),
      isResearch => (isResearch ? RESEARCH_MASTER_WORDS : ''),
    ),
    mapColumn(field, value => FIELD_WORDS[value]),
    mapColumn(title, text => calledSubjectsOf(text).join(' | ')),
    mapColumn(statesPathway, isStated => (isStated ? PATHWAY_WORDS : '')),
    mapColumn(languages, codes => codes.map(code => LANGUAGE_WORDS[code] ?? '').join(' | ')),
  ],
});

function nextIntakes({ institution, intake }: ProgramFacts): Uint32Array {
  const orders = intake.values.map(startOrderOf);
  const earliest = new Float64Array(institution.values.length).fill(Infinity);
  const programOf = new Uint32Array(institution.values.length).fill(NO_PROGRAM);
  institution.numberOf.forEach((number, doc) => {
    const order = orders[intake.numberOf[doc] as number] ?? Infinity;
    if (order >= (earliest[number] as number)) return;
    earliest[number] = order;
    programOf[number] = doc;
  });
  return programOf;
}

/** The first year's tuition for each year; null where one of the two is unknown. */
function courseTuitionOf({ tuition, duration }: Pick<ProgramFacts, 'tuition' | 'duration'>): Column<number | null> {
  const lengths = duration.values.length;
  const pairs = columnOf(
    Array.from(tuition.numberOf, (number, doc) => number * lengths + (duration.numberOf[doc] as number)),
    pair => pair,
  );
  return mapColumn(pairs, pair => {
    const amount = tuition.values[Math.floor(pair / lengths)] ?? null;
    const months = duration.values[pair % lengths] ?? null;
    return amount === null || months === null ? null : amount * paidYears(months);
  });
}

function subjectUnits({ title }: Pick<ProgramFacts, 'title'>, tokens: TokenCache): TextUnit[] {
  const docs = groupDocs(title.numberOf, title.values.length);
  return title.values.map((text, number) => ({
    words: tokens.subjectsOf(text),
    docs: docs[number] ?? new Uint32Array(0),
  }));
}

export function indexPrograms(input: ProgramInput): {
  index: KindIndex;
  nextIntakeOf: Uint32Array;
  validUntil: number;
} {
  const { tokens } = input;
  const { identity, facts, inSlugOrder } = joinPrograms(input);
  const { size } = identity;
  const statesPathway = statedOf('statesPathway', facts);
  const asked = indexAsked(facts, input.moment.asOf);
  const entries = entriesOf(facts, asked, { statesPathway, statesEarlyEntry: statedOf('statesEarlyEntry', facts) });
  const english = acceptedMinimums(asked);
  const [tuition, applicationFee] = [buildRange(facts.tuition), buildRange(facts.applicationFee)];
  const countries = facts.institution.values.map(({ destination }) => DESTINATIONS.indexOf(destination));
  const awards = facts.award.values.map(award => PROFILE_LEVELS.indexOf(award));
  const index: KindIndex = {
    ...identity,
    labels: packStrings(facts.title.values),
    labelOf: facts.title.numberOf,
    titles: titleKeys(Uint32Array.from(facts.title.values, tokens.titleHash)),
    ...indexTexts(size, tokens, { ...textsOf(facts, statesPathway), nameUnits: subjectUnits(facts, tokens) }),
    ...indexEnglish(english),
    ...asked,
    details: packStrings([]),
    detailOf: new Uint32Array(0),
    ...programFacets(size, { ...facts, english, entries }),
    ...statusTimes(mapColumn(facts.intake, ({ validUntil }) => validUntil)),
    ranges: {
      TUITION: tuition,
      COURSE_TUITION: buildRange(courseTuitionOf(facts)),
      APPLICATION_FEE: applicationFee,
      DURATION: buildRange(facts.duration),
    },
    orders: {
      TUITION_ASC: buildOrder(inSlugOrder, amountRanks(tuition, 1)),
      TUITION_DESC: buildOrder(inSlugOrder, amountRanks(tuition, -1)),
      APPLICATION_FEE_ASC: buildOrder(inSlugOrder, amountRanks(applicationFee, 1)),
      APPLICATION_FEE_DESC: buildOrder(inSlugOrder, amountRanks(applicationFee, -1)),
      TITLE_ASC: titleOrder(facts.title, tokens, inSlugOrder),
    },
    flags: flagsOf(facts),
    institutionOf: facts.institution.numberOf,
    countryOf: Uint8Array.from(facts.institution.numberOf, number => countries[number] ?? NO_COUNTRY),
    awardOf: Uint8Array.from(facts.award.numberOf, number => awards[number] ?? 0),
    programCountOf: new Uint32Array(0),
  };
  return { index, nextIntakeOf: nextIntakes(facts), validUntil: nextChange(index) };
}
