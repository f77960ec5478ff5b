/** The three kinds for the reference implementation. For tests and the benchmark only. */
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_TYPES,
  NATIONALITY_AUDIENCES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AUDIENCES,
  SCHOLARSHIP_GROUPS,
} from '../../../../schema/rules/catalogue.values.js';
import { deadlineStatusAt } from '../../../../schema/rules/intake.rules.js';
import type { InstitutionCriteria, ScholarshipCriteria } from '../../../../schema/rules/search.rules.js';
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { StoredInstitution, StoredScholarship } from '../build/storedRows.js';
import { makeReference } from './reference.js';
import {
  COVERAGE_WORDS,
  DESTINATION_WORDS,
  FIELD_WORDS,
  NATIONALITY_WORDS,
  RESEARCH_MASTER_WORDS,
  SCHOLARSHIP_LEVEL_WORDS,
  SCHOLARSHIP_WORDS,
  PATHWAY_WORDS,
  TYPE_WORDS,
} from '../text/vocabulary.js';
import { isExchange, maySupportResearchMaster } from '../build/namedAwards.js';

import {
  cityOf,
  featureFacet,
  isChosen,
  isComplete,
  isWithin,
  listFacet,
  moneyAt,
  type ReferenceCatalogue,
} from './referenceParts.js';

export function referenceInstitutions({ institutions, programs, scholarships, rates }: ReferenceCatalogue) {
  const { inDollars, isAmountWithin } = moneyAt(rates);
  const offered = new Map(institutions.map(({ id }) => [id, programs.filter(program => program.institutionId === id)]));
  const programsOf = (doc: StoredInstitution) => offered.get(doc.id) ?? [];
  // What one of its programs has, it has.
  const hasFeature = (doc: StoredInstitution, feature: string) =>
    doc.features.some(own => own === feature) ||
    programsOf(doc).some(
      ({ postGraduationPermit, coopInternship }) =>
        (feature === 'POST_GRADUATION_PERMIT' && postGraduationPermit === true) ||
        (feature === 'COOP_INTERNSHIP' && coopInternship === true),
    );
  const lowest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values));
  const priceOf = (doc: StoredInstitution) =>
    lowest(programsOf(doc).flatMap(({ tuition }) => (tuition ? [inDollars(tuition)] : [])));
  const scoreOf = (doc: StoredInstitution, wanted: string) =>
    lowest(doc.asks.englishMinimums.filter(({ test }) => test === wanted).map(({ overall }) => overall));
  return makeReference<StoredInstitution, InstitutionCriteria>({
    docs: institutions,
    slugOf: doc => doc.slug,
    nameOf: doc => [doc.name, ...doc.aliases],
    isNamed: true,
    otherWordsOf: doc => [
      doc.city,
      doc.region ?? '',
      DESTINATION_WORDS[doc.destination],
      TYPE_WORDS[doc.type],
      doc.asks.statesPathway ? PATHWAY_WORDS : '',
      ...programsOf(doc).map(({ field }) => FIELD_WORDS[field]),
    ],
    subjectsOf: doc => programsOf(doc).map(({ title }) => title),
    institutionOf: () => null,
    countryOf: doc => doc.destination,
    rankKeys: doc => [-doc.completeness, -programsOf(doc).length],
    sortKeys: (doc, sort) => {
      const price = priceOf(doc);
      if (sort === 'TUITION_ASC') return price === null ? [1, 0] : [0, price];
      if (sort === 'TUITION_DESC') return price === null ? [1, 0] : [0, -price];
      return sort === 'TITLE_ASC' ? [fold(doc.name)] : null;
    },
    reasonsOf: isComplete,
    passes: (doc, { filter }) =>
      (!filter.scholarship ||
        scholarships.some(
          ({ institutionId, coverage, audiences }) =>
            institutionId === doc.id &&
            isChosen(filter.scholarship?.coverages, wanted => wanted === coverage) &&
            isChosen(filter.scholarship?.audiences, wanted => audiences.includes(wanted)),
        )) &&
      isAmountWithin(priceOf(doc), filter.tuition) &&
      (!filter.english ||
        isWithin(scoreOf(doc, filter.english.test), { ...filter.english, max: filter.english.overall })) &&
      isChosen(filter.acceptedTests, wanted => doc.asks.englishMinimums.some(({ test }) => test === wanted)) &&
      isChosen(filter.destinations, destination => destination === doc.destination) &&
      isChosen(filter.cities, city => city === cityOf(doc.destination, doc.city).value) &&
      isChosen(filter.types, type => type === doc.type) &&
      isChosen(filter.ownerships, ownership => ownership === doc.ownership) &&
      isChosen(filter.levels, level => programsOf(doc).some(program => program.level === level)) &&
      isChosen(filter.fields, field => programsOf(doc).some(program => program.field === field)) &&
      (filter.features ?? []).every(feature => hasFeature(doc, feature)),
    facets: [
      listFacet('DESTINATION', 'destinations', { closed: DESTINATIONS }),
      listFacet('CITY', 'cities', { closed: null, open: doc => [cityOf(doc.destination, doc.city)] }),
      listFacet('LEVEL', 'levels', { closed: PROGRAM_LEVELS }),
      listFacet('FIELD', 'fields', { closed: FIELDS_OF_STUDY }),
      listFacet('INSTITUTION_TYPE', 'types', { closed: INSTITUTION_TYPES }),
      featureFacet(),
      listFacet('OWNERSHIP', 'ownerships', { closed: OWNERSHIP_OPTIONS }),
    ],
  });
}

export function referenceScholarships({ scholarships, institutions, rates, asOf, now = asOf }: ReferenceCatalogue) {
  const { inDollars, isAmountWithin } = moneyAt(rates);
  const institutionOf = (doc: StoredScholarship) => institutions.find(({ id }) => id === doc.institutionId);
  const codes = [
    ...new Set([
      'VN',
      ...scholarships.flatMap(({ nationalities }) => (Array.isArray(nationalities) ? nationalities : [])),
    ]),
  ];
  const open = (doc: StoredScholarship) =>
    doc.deadlines.filter(deadline => deadlineStatusAt(deadline, asOf) === 'OPEN').map(Number);
  const isPassed = (doc: StoredScholarship) => open(doc).some(deadline => deadline < now.getTime());
  const statusOf = (doc: StoredScholarship) =>
    open(doc).length > 0 ? 'OPEN' : doc.deadlines.length > 0 ? 'CLOSED' : null;
  const monthsOf = ({ deadlineMonths }: StoredScholarship) =>
    deadlineMonths
      .filter(({ closesAt }) => closesAt === null || deadlineStatusAt(closesAt, asOf) === 'OPEN')
      .map(({ month }) => month);
  const narrowness = (doc: StoredScholarship): number => {
    if (isExchange(doc)) return 3;
    if (doc.marks.includes('DOUBTFUL')) return 2;
    const isForVietnamese = doc.audiences.some(audience => !['WOMEN', 'IN_NEED'].includes(audience));
    return doc.audiences.includes('WOMEN') || doc.fields?.length === 1 || !isForVietnamese ? 1 : 0;
  };
  const unlikeliness = (doc: StoredScholarship): number => {
    const isOver = statusOf(doc) === 'CLOSED' && monthsOf(doc).length === 0;
    const longAgo = new Date(asOf);
    longAgo.setUTCFullYear(asOf.getUTCFullYear() - 3);
    if (isOver && doc.deadlines.every(deadline => deadline < longAgo)) return 3;
    return narrowness(doc) >= 2 ? 2 : Number(isOver);
  };
  const isWaiting = (doc: StoredScholarship): boolean => {
    const coming = [1, 2, 3, 4, 5, 6].map(away => ((asOf.getUTCMonth() + away) % 12) + 1);
    const isComing = doc.deadlineMonths.some(({ month, closesAt }) => closesAt === null && coming.includes(month));
    return statusOf(doc) === 'CLOSED' && monthsOf(doc).length > 0 && !isComing;
  };
  const paidBy = ({ coverage, sum }: StoredScholarship) => {
    const most = sum?.maximum ?? sum?.minimum;
    if (coverage === 'FULL_COST') return Infinity;
    return most ? inDollars(most) * (sum?.period === 'MONTH' ? 12 : 1) : null;
  };
  return makeReference<StoredScholarship, ScholarshipCriteria>({
    docs: scholarships,
    slugOf: doc => doc.slug,
    nameOf: doc => [doc.name],
    otherWordsOf: doc => {
      const institution = institutionOf(doc);
      const ofInstitution = institution
        ? [institution.name, ...institution.aliases, institution.city, institution.region ?? '']
        : [];
      return [
        doc.provider,
        ...ofInstitution,
        ...doc.destinations.map(destination => DESTINATION_WORDS[destination]),
        SCHOLARSHIP_WORDS,
        ...(doc.levels ?? []).map(level => SCHOLARSHIP_LEVEL_WORDS[level]),
        maySupportResearchMaster(doc) ? RESEARCH_MASTER_WORDS : '',
        ...(doc.coverage === null ? [] : [COVERAGE_WORDS[doc.coverage]]),
        ...(Array.isArray(doc.nationalities) ? doc.nationalities.map(code => NATIONALITY_WORDS[code] ?? '') : []),
      ];
    },
    institutionOf: doc => institutionOf(doc)?.id ?? null,
    countryOf: ({ destinations }) => (destinations.length === 1 ? (destinations[0] ?? null) : null),
    rankKeys: doc => [
      unlikeliness(doc),
      narrowness(doc),
      Number(isWaiting(doc)),
      doc.audiences.some(audience => audience.startsWith('VIETNAM')) ? 0 : 1,
      doc.coverage === 'FULL_COST' ? 0 : doc.coverage === 'FULL_TUITION' ? 1 : doc.coverage === null ? 3 : 2,
      open(doc).length > 0 || monthsOf(doc).length > 0 ? 0 : 1,
      doc.audiences.includes('EVERY_NATIONALITY') ? 0 : 1,
      Math.min(Infinity, ...open(doc)),
      -doc.completeness,
    ],
    sortKeys: (doc, sort) => (sort === 'TITLE_ASC' ? [fold(doc.name)] : null),
    reasonsOf: isComplete,
    passes: (doc, { filter }) =>
      isChosen(filter.institutions, slug => institutionOf(doc)?.slug === slug) &&
      isChosen(filter.destinations, destination => doc.destinations.includes(destination)) &&
      (filter.isAutoApplied === undefined || filter.isAutoApplied === doc.isAutoApplied) &&
      isChosen(filter.nationalities, code => doc.nationalities === 'ALL' || (doc.nationalities ?? []).includes(code)) &&
      isChosen(filter.levels, level => (doc.levels ?? []).includes(level)) &&
      isChosen(filter.deadlineStatuses, status => status === statusOf(doc) && !isPassed(doc)) &&
      (!filter.deadlineMonths?.length ||
        (!isPassed(doc) &&
          (monthsOf(doc).length === 0
            ? filter.includeUnknownDeadlines === true
            : monthsOf(doc).some(month => filter.deadlineMonths?.includes(month))))) &&
      isAmountWithin(paidBy(doc), filter.amount) &&
      isChosen(filter.coverages, coverage => coverage === doc.coverage) &&
      [NATIONALITY_AUDIENCES, SCHOLARSHIP_GROUPS].every(alternatives =>
        isChosen(
          filter.audiences?.filter(audience => alternatives.some(one => one === audience)),
          audience => doc.audiences.includes(audience),
        ),
      ),
    facets: [
      listFacet('DESTINATION', 'destinations', { closed: DESTINATIONS }),
      listFacet('LEVEL', 'levels', { closed: PROGRAM_LEVELS }),
      listFacet('AUTO_APPLIED', 'isAutoApplied', { closed: ['true', 'false'] }),
      listFacet('NATIONALITY', 'nationalities', {
        closed: null,
        open: () => codes.map(value => ({ value, label: null })),
      }),
      listFacet('DEADLINE_STATUS', 'deadlineStatuses', { closed: ['OPEN', 'CLOSED'] }),
      listFacet('COVERAGE', 'coverages', { closed: SCHOLARSHIP_AMOUNT_KINDS }),
      listFacet('AUDIENCE', 'audiences', { closed: SCHOLARSHIP_AUDIENCES }),
    ],
  });
}
