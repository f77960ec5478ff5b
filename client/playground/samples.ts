import { administratorSamples } from './administratorSamples';
import { advisorSamples } from './advisorSamples';
import type { Sample } from './sample';

const searchPrograms = `# Programs with filters, the counts of every filter, and why each one stands where it stands.
query SearchPrograms($text: String, $filter: ProgramFilter, $sort: SearchSort, $page: PageInput) {
  searchPrograms(text: $text, filter: $filter, sort: $sort, page: $page) {
    pageInfo { number size pageCount total }
    hits {
      reasons
      item {
        slug
        title
        level
        campusCity
        institution { name destination }
        firstYearTuition { amount currency checkedOn source { name url } }
        earliestIntake { year month status }
      }
    }
    facets { name options { value label count } }
    droppableFilters { name count }
  }
}`;

const programDetail = `# One program with every fact, each with its source and the day it was checked.
query ProgramDetail($slug: String!) {
  program(slug: $slug) {
    title
    award
    languages
    duration { value checkedOn }
    firstYearTuition { ...money }
    applicationFee { ...money }
    costOfLiving { ...money }
    intakes { year month status deadline { date timeZone closesAt status } }
    englishMinimums { test overall listening reading writing speaking source { name } }
    institution { slug name city features { feature value source { name } } }
    similar(limit: 3) { slug title institution { name } }
  }
}

fragment money on MoneyFact { amount currency checkedOn isStale note { vi en } source { name url licence } }`;

const findProgram = `# Addresses for the query above.
query FindPrograms {
  searchPrograms(page: { size: 5 }) { items { slug title institution { slug name } } }
}`;

const suggest = `# Completions while typing; accents are optional.
query Suggest($text: String!, $kinds: [CatalogueKind!]) {
  suggest(text: $text, kinds: $kinds, limit: 8) { kind slug label detail destination }
  understoodParts(text: $text, kind: PROGRAM) { kind text }
}`;

const searchScholarships = `# Scholarships that consider every applicant without a form of their own.
query SearchScholarships {
  searchScholarships(filter: { isAutoApplied: true }) {
    pageInfo { total }
    items {
      slug
      name
      provider
      amount { kind minimum { amount currency } maximum { amount currency } minimumPercent maximumPercent }
      deadlines { date timeZone status }
    }
  }
}`;

const home = `# What the home page shows.
query Home {
  homeContent {
    counts { institutions programs scholarships }
    destinations { destination institutions programs scholarships }
    operatorFigures { id value isAtLeast } operatorFiguresSource
  }
}`;

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

export const sampleTabs: readonly Sample[] = [
  {
    query: searchPrograms,
    variables: asJson({
      text: 'computer',
      filter: { destinations: ['AU', 'CA'] },
      sort: 'TUITION_ASC',
      page: { number: 1, size: 10 },
    }),
  },
  { query: findProgram },
  { query: programDetail, variables: asJson({ slug: 'anu-master-of-computing-078940m' }) },
  { query: suggest, variables: asJson({ text: 'melb', kinds: ['INSTITUTION', 'PROGRAM'] }) },
  { query: searchScholarships },
  { query: home },
  ...advisorSamples,
  ...administratorSamples,
];
