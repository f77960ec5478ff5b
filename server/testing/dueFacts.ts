/** A small catalogue of facts to read again, and how an administrator asks for them and confirms one. */
import { buildInstitution, buildProgram, buildScholarship } from './buildItems.js';
import { DueFactConfirmDocument, type DueFactFragment, DueFactsDocument } from './dueFacts.gql.js';
import { dataOf } from './runQuery.js';
import { type Person, runQueryAs } from './signIn.js';

const old = { source: 'old-page', checkedOn: '2026-01-10' };
const fresh = { source: 'old-page', checkedOn: '2026-11-01' };
const copied = { source: 'a-copy', asOf: '2026-07-08', checkedOn: '2026-11-01' };
const quiet = { duration: undefined, firstYearTuition: undefined, intakes: [] };
const large = buildInstitution({
  slug: 'large',
  name: 'Large University',
  features: [],
  englishMinimums: [
    { test: 'IELTS', overall: 6, ...fresh },
    { test: 'IELTS', overall: 6.5, source: 'other-page', checkedOn: '2026-11-02' },
    { test: 'PTE', overall: 58, ...old },
  ],
});
const small = buildInstitution({
  slug: 'small',
  name: 'Small College',
  destination: 'IE',
  features: [],
  englishMinimums: [],
});
export const dueCatalogue = {
  sources: [
    { id: 'old-page', name: 'A page', url: 'https://large.example/fees', kind: 'OFFICIAL_PAGE' as const },
    { id: 'other-page', name: 'Another page', url: 'https://large.example/english', kind: 'OFFICIAL_PAGE' as const },
    {
      id: 'a-copy',
      name: 'Small: fees',
      url: 'https://small.example/fees',
      kind: 'COPY' as const,
      copy: 'github.com/a/b, c.json',
    },
  ],
  institutions: [large, small],
  programs: [
    buildProgram('large', {
      slug: 'large-1',
      ...quiet,
      firstYearTuition: { amount: 36_000, currency: 'AUD', ...old, asOf: '2022-10' },
    }),
    buildProgram('large', {
      slug: 'large-2',
      ...quiet,
      intakes: [
        {
          year: 2027,
          month: 2,
          isRecurring: true,
          ...fresh,
          deadline: { date: '2026-12-01', timeZone: 'Australia/Sydney', ...old },
        },
      ],
    }),
    buildProgram('large', { slug: 'large-3', ...quiet }),
    buildProgram('small', {
      slug: 'small-1',
      ...quiet,
      firstYearTuition: { amount: 12_000, currency: 'EUR', ...copied },
    }),
  ],
  scholarships: [buildScholarship({ slug: 'grant', institution: 'large', destinations: ['AU'], ...old })],
};

export const newPage = {
  url: 'https://large.example/fees-2027',
  sourceKind: 'OFFICIAL_PAGE',
  asOf: '2026-11',
  checkedOn: '2026-11-22',
};

export const dueListOf = (admin: Person) => {
  const dueOf = async (variables: Record<string, unknown> = {}) =>
    dataOf(await runQueryAs(admin, DueFactsDocument, variables)).factsDue;
  /** Every page. */
  const allDue = async (number = 1): Promise<DueFactFragment[]> => {
    const { items, pageInfo } = await dueOf({ page: { number, size: 50 } });
    return number < pageInfo.pageCount ? [...items, ...(await allDue(number + 1))] : items;
  };
  const ofItems = async () => (await allDue()).filter(({ owner }) => owner !== 'COUNTRY');
  const entryOf = async (slug: string, field: string) => {
    const found = (await ofItems()).find(due => due.slug === slug && due.field === field);
    if (!found) throw new Error(`${slug} ${field} is not due.`);
    return found;
  };
  const confirm = async (input: Record<string, unknown>, person = admin) =>
    dataOf(await runQueryAs(person, DueFactConfirmDocument, { input })).confirmFact;

  return { dueOf, allDue, ofItems, entryOf, confirm };
};
