import { screen, within } from '@testing-library/react';
import * as cards from '../../testing/cards';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionOverview } from './InstitutionOverview';

const fact = buildFact({
  checkedOn: '2026-11-20',
  source: buildSource({ name: 'Register', url: 'https://example.org' }),
});
const institution = {
  ...cards.institution,
  slug: 'york',
  name: 'York University',
  destination: 'CA',
  foundedYear: 1959,
  website: 'https://york.example',
  schoolId: { value: 'SCH-1', ...fact },
  dliNumber: { value: 'O19361039411', ...fact },
  livingCost: null,
  semesterContribution: null,
  englishMinimums: [
    { test: 'PTE', overall: 58, ...fact },
    { test: 'IELTS', overall: 6, ...fact },
  ],
  admissionRate: null,
  isOpenAdmission: null,
  aliases: [],
  features: [
    { feature: 'POST_GRADUATION_PERMIT', value: true, ...fact },
    { feature: 'COOP_INTERNSHIP', value: true, ...fact },
    { feature: 'WORK_WHILE_STUDYING', value: true, ...fact },
    { feature: 'CONDITIONAL_OFFER', value: false, ...fact },
  ],
  programCount: 0,
  cheapest: { items: [] },
  firstScholarships: { items: [], pageInfo: { total: 0 } },
  countryRules: [],
};

it('the overview of a school tells year, type, school ID, DLI number and the five features, and names what is unknown', () => {
  renderWithProviders(<InstitutionOverview institution={institution as never} />, {
    locale: 'en',
    path: '/schools/york',
  });
  for (const [label, value] of [
    ['Founded', '1959'],
    ['Institution type', 'University'],
    ['School ID', 'SCH-1'],
    ['DLI number', 'O19361039411'],
    ['Work permit after graduation', 'Yes'],
    ['Work component', 'Yes'],
    ['Work while studying', 'Yes'],
    ['Conditional offer letter', 'No'],
    ['English requirement', 'IELTS 6.0'],
  ] as const) {
    const term = screen.getByText(label, { selector: 'dt, dt *' });
    expect(term.closest('div')).toHaveTextContent(value);
  }
  expect(screen.getByText(/No information yet/)).toHaveTextContent(/student accommodation/i);
});

it('the share of applicants who are admitted is shown as the register gives it, and open admission only where it is', () => {
  const open = (value: boolean) => ({ isOpenAdmission: { value, ...fact } });
  const { unmount } = show([], { admissionRate: { value: 0.4369, ...fact }, ...open(false) });
  const share = screen.getByText(/^Applicants admitted/, { selector: 'dt, dt *' });
  expect(share.closest('div')).toHaveTextContent(/44%.*as of October 2026/);
  expect(document.body).not.toHaveTextContent('high-school graduate');
  unmount();
  show([], open(true));
  const isOpen = screen.getByText('Admits every high-school graduate', { selector: 'dt, dt *' });
  expect(isOpen.closest('div')).toHaveTextContent('Yes');
  expect(document.body).not.toHaveTextContent('Applicants admitted');
});

it('what the rules of the country state further down is not called unknown', () => {
  const rule = (kind: string) => ({
    kind,
    name: null,
    text: { vi: 'Được', en: 'Allowed' },
    amount: null,
    period: null,
    duty: null,
    upcoming: null,
    isUncertain: false,
    validFrom: null,
    ...fact,
  });
  show([], { features: [], countryRules: [rule('WORK_DURING_STUDY'), rule('POST_STUDY_WORK')] });

  const unknown = screen.getByText(/No information yet/);
  expect(unknown).toHaveTextContent(/conditional offer letter/i);
  expect(unknown).not.toHaveTextContent(/work while studying|work permit after graduation/i);
  expect(screen.getByText('Work while you study')).toBeVisible();
});

const program = (id: string, tuition: readonly [amount: number, currency: string] | null, rest = {}) => ({
  ...cards.program,
  id,
  slug: id,
  title: `Program ${id}`,
  field: 'AGRICULTURE_ENVIRONMENT',
  institution: { id: 'i1', name: 'York University', destination: 'CA' },
  earliestIntake: null,
  firstYearTuition: tuition && { amount: tuition[0], currency: tuition[1], ...fact },
  firstYearTuitionInVnd: null,
  ...rest,
});
const scholarship = (id: string) => ({
  ...cards.scholarship,
  id,
  slug: id,
  name: `Scholarship ${id}`,
  provider: 'York University',
  eligibleLevels: null,
  eligibleNationalities: null,
  source: fact.source,
  amount: null,
});

const show = (programs: readonly unknown[], more: object = {}) =>
  renderWithProviders(
    <InstitutionOverview
      institution={{ ...institution, programCount: programs.length, cheapest: { items: programs }, ...more } as never}
    />,
    { locale: 'en', path: '/schools/york' },
  );
function articleOf(id: string): HTMLElement {
  const article = screen.getByRole('link', { name: `Program ${id}` }).closest('article');
  if (!article) throw new Error(`Program ${id} stands in no article.`);
  return article;
}
const rowOf = (id: string) => within(articleOf(id));
/** How long the bar of a program is; null where there is none. */
const barOf = (id: string) =>
  articleOf(id).querySelector('svg[aria-hidden="true"] rect')?.getAttribute('width') ?? null;

describe('the bar of a program', () => {
  it('is its tuition as a share of the dearest that is shown in its currency, from zero', () => {
    show([
      program('a', [20_000, 'AUD']),
      program('b', [40_000, 'AUD']),
      program('c', [900, 'EUR']),
      program('d', [1000, 'EUR']),
      program('e', [0, 'AUD']),
    ]);

    expect(['a', 'b', 'c', 'd', 'e'].map(barOf)).toEqual(['50%', '100%', '90%', '100%', '0%']);
  });

  it('is left out where tuition is unknown and where no other program has tuition in its currency', () => {
    show([program('a', [20_000, 'AUD']), program('b', [900, 'EUR']), program('c', null)]);

    expect(['a', 'b', 'c'].map(barOf)).toEqual([null, null, null]);
    expect(rowOf('a').getByText('AUD')).toBeVisible();
  });

  it('is left out where nothing is paid', () => {
    show([program('a', [0, 'EUR']), program('b', [0, 'EUR'])]);

    expect(['a', 'b'].map(barOf)).toEqual([null, null]);
  });
});

it.each([
  [{ status: 'OPEN', isCountryUsual: false }, 'February 2027 intake open'],
  [{ status: 'LIKELY_OPEN', isCountryUsual: false }, 'February 2027 intake likely to open'],
  [{ status: 'LIKELY_OPEN', isCountryUsual: true }, 'usual February 2027 intake, unconfirmed'],
])('a program says its level, field, duration and next intake: %o', (intake, words) => {
  show([program('a', null, { earliestIntake: { year: 2027, month: 2, ...intake } })]);

  expect(rowOf('a').getByText(/·/)).toHaveTextContent(new RegExp(`^Bachelor.* · .+ · 3 years · ${words}$`));
});

describe('beside the heads of programs and scholarships', () => {
  const link = (name: string) => screen.queryByRole('link', { name });
  const scholarships = (total: number) => ({
    firstScholarships: { items: [scholarship('s')], pageInfo: { total } },
  });

  it('a link leads to the tab that has all of them', () => {
    show([program('a', null)], { programCount: 17, ...scholarships(4) });

    expect(link('All 17 programs')).toHaveAttribute('href', '/en/schools/york?tab=programs');
    expect(link('All 4 scholarships')).toHaveAttribute('href', '/en/schools/york?tab=scholarships');
  });

  it('there is none where the only one is shown', () => {
    show([program('a', null)], scholarships(1));

    expect(screen.getByRole('heading', { name: 'Programs' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Scholarships' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^All / })).toBeNull();
  });
});
