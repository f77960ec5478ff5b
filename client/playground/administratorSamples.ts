/** What administrators do to the catalogue, in the order of docs/advisor-day.md; held against the schema by a test. */
import type { Sample } from './sample';

const asJson = (value: object): string => JSON.stringify(value, null, 2);

const find = `# Administrators: an item as it is stored. id, slug and updatedAt go into the change.
query CatalogueItem($program: String!, $institution: String!, $scholarship: String!) {
  program(slug: $program) { id slug title isRetired updatedAt firstYearTuition { amount currency asOf checkedOn source { id name } } }
  institution(slug: $institution) { id slug name isRetired updatedAt }
  scholarship(slug: $scholarship) { id slug name isRetired updatedAt source { id } }
}`;

const upsertProgram = `# Administrators: change a program, or add one. What is left out stays, null empties; every figure names its source. CONFLICT: it was changed meanwhile.
mutation UpsertProgram($input: UpsertProgramInput!) {
  upsertProgram(input: $input) {
    program { id slug title updatedAt firstYearTuition { amount currency asOf checkedOn source { id name kind } } }
    errors { code field }
  }
}`;

const upsertInstitution = `# Administrators: add an institution, or change one. A new one needs name, destination, city and type.
mutation UpsertInstitution($input: UpsertInstitutionInput!) {
  upsertInstitution(input: $input) {
    institution { id slug name updatedAt costOfLiving { amount currency source { id } } }
    errors { code field }
  }
}`;

const upsertScholarship = `# Administrators: add a scholarship, or change one. A new one needs name, provider, destinations, source, asOf and checkedOn.
mutation UpsertScholarship($input: UpsertScholarshipInput!) {
  upsertScholarship(input: $input) {
    scholarship { id slug name updatedAt amount { kind minimum { amount currency } } deadlines { date status } }
    errors { code field }
  }
}`;

const retire = `# Administrators: take an item out of the catalogue; saved items and applications go on showing it. The next upsert brings it back.
mutation RetireCatalogueItem($input: RetireCatalogueItemInput!) {
  retireCatalogueItem(input: $input) {
    item { ... on Institution { id isRetired } ... on Program { id isRetired } ... on Scholarship { id isRetired } }
    errors { code field }
  }
}`;

const factsDue = `# Administrators: facts that somebody should read again, those on which most programs rest first. Open url, then confirm; renewal RELEASE: the next release brings it.
query FactsDue($reason: FactDueReason, $page: PageInput) {
  factsDue(reason: $reason, page: $page) {
    items { id programs reasons since owner slug name field value url source { name kind copy } asOf checkedOn validUntil renewal }
    pageInfo { number pageCount total }
  }
}`;

const confirmFact = `# Administrators: say what a page says today. factId is the id of the list; value has the members of the field. CONFLICT: somebody else was first.
mutation ConfirmFact($input: ConfirmFactInput!) {
  confirmFact(input: $input) {
    item { ... on Institution { id slug updatedAt } ... on Program { id slug updatedAt } ... on Scholarship { id slug updatedAt } }
    stillDue
    errors { code field }
  }
}`;

const duplicates = `# Administrators: institutions that probably are one, those on which most rests first. Read both pages, then merge them or keep them apart.
query DuplicateInstitutions($page: PageInput) {
  duplicateInstitutions(page: $page) {
    items { sides { institution { id slug name city website updatedAt } programs wishes register } reasons }
    pageInfo { number pageCount total }
  }
}`;

const merge = `# Administrators: one institution goes into another, for good; its addresses, programs, saved items and applications go along. Take ids and updatedAt from the list.
mutation MergeInstitutions($input: MergeInstitutionsInput!) {
  mergeInstitutions(input: $input) {
    institution { id slug aliases updatedAt }
    moved { programs samePrograms alikePrograms scholarships wishes applications reviews leads applicationsLeft reviewsLeft }
    isFinished
    errors { code field }
  }
}`;

const keepApart = `# Administrators: say that two institutions of the list are two; the pair is not listed again.
mutation KeepInstitutionsApart($input: KeepInstitutionsApartInput!) {
  keepInstitutionsApart(input: $input) { errors { code field } }
}`;

const createServiceToken = `# Administrators: a key for a tool. The secret is shown this once; the tool sends it as "Authorization: Bearer <secret>". On a public site code is a new one of the app.
mutation CreateServiceToken($input: CreateServiceTokenInput!) {
  createServiceToken(input: $input) { secret token { id name rights expiresAt } errors { code field } }
}`;

const serviceTokens = `# Administrators: the keys of tools, latest made first: what each may do, when it was last used, and until when it works.
query ServiceTokens($page: PageInput) {
  serviceTokens(page: $page) { items { id name rights createdById createdAt expiresAt lastUsedAt endedAt } pageInfo { total } }
}`;

const endServiceToken = `# Administrators: end the key of a tool. It stops working at once.
mutation EndServiceToken($input: EndServiceTokenInput!) {
  endServiceToken(input: $input) { token { id name endedAt } errors { code } }
}`;

const page = {
  id: 'example-edu-fees-2027',
  name: 'Example University, fees 2027',
  url: 'https://example.edu/fees',
  kind: 'OFFICIAL_PAGE',
  asOf: '2026-11',
};
const fact = { source: page.id, asOf: '2026-11', checkedOn: '2026-11-21' };

export const administratorSamples: readonly Sample[] = [
  { query: find, variables: asJson({ program: 'slug', institution: 'slug', scholarship: 'slug' }) },
  {
    query: upsertProgram,
    variables: asJson({
      input: {
        slug: 'slug',
        seenUpdatedAt: '2026-11-22T02:00:00.000Z',
        sources: [page],
        firstYearTuition: { amount: 41000, currency: 'AUD', ...fact },
      },
    }),
  },
  {
    query: upsertInstitution,
    variables: asJson({
      input: {
        slug: 'example-university',
        name: 'Example University',
        destination: 'AU',
        city: 'Melbourne',
        type: 'UNIVERSITY',
        sources: [page],
        costOfLiving: { amount: 24000, currency: 'AUD', ...fact },
      },
    }),
  },
  {
    query: upsertScholarship,
    variables: asJson({
      input: {
        slug: 'example-scholarship',
        name: 'Example Scholarship',
        provider: 'Example University',
        destinations: ['AU'],
        sources: [page],
        ...fact,
        amount: { kind: 'FIXED_SUM', minimum: { amount: 5000, currency: 'AUD' }, period: 'YEAR', ...fact },
        deadlines: [{ date: '2027-03-31', timeZone: 'Australia/Melbourne', ...fact }],
      },
    }),
  },
  { query: retire, variables: asJson({ input: { kind: 'PROGRAM', itemId: 'id' } }) },
  { query: factsDue, variables: asJson({ reason: null, page: { number: 1, size: 20 } }) },
  {
    query: confirmFact,
    variables: asJson({
      input: {
        factId: 'id',
        value: { amount: 41000, currency: 'AUD', academicYear: 2027 },
        url: page.url,
        sourceKind: 'OFFICIAL_PAGE',
        sourceName: page.name,
        asOf: '2026-11',
        checkedOn: '2026-11-21',
      },
    }),
  },
  { query: duplicates, variables: asJson({ page: { number: 1, size: 20 } }) },
  {
    query: merge,
    variables: asJson({
      input: {
        keptId: 'id',
        seenKeptUpdatedAt: '2026-11-22T02:00:00.000Z',
        mergedId: 'other id',
        seenMergedUpdatedAt: '2026-11-22T02:00:00.000Z',
      },
    }),
  },
  { query: keepApart, variables: asJson({ input: { institutionIds: ['id', 'other id'] } }) },
  {
    query: createServiceToken,
    variables: asJson({
      input: { name: 'Nightly import', rights: ['CATALOGUE_WRITE'], validDays: 90, password: 'yours', code: '123456' },
    }),
  },
  { query: serviceTokens, variables: asJson({ page: { number: 1, size: 20 } }) },
  { query: endServiceToken, variables: asJson({ input: { tokenId: 'id' } }) },
];
