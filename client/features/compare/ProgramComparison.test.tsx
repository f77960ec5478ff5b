import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareList } from '../../kernel/storage/compareList';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProgramComparison } from './ProgramComparison';
import { answer, fact, program, three } from './test/comparedPrograms';

const show = (query: string, mocks: readonly ReturnType<typeof answer>[] = [], locale: 'vi' | 'en' = 'en') =>
  renderWithProviders(<ProgramComparison />, { path: `/compare${query}`, route: '/compare', mocks, locale });
const THREE = '?program=law&program=design&program=data';

beforeEach(() => compareList.change(() => []));

describe('the comparison', () => {
  it('has a column for each program, sums up the first year, and says what is not known', async () => {
    show(THREE, [answer(three)]);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(cell => within(cell).getAllByRole('link')[0]?.textContent),
    ).toEqual(['Law', 'Design', 'Data Science']);
    const cells = (label: RegExp) =>
      within(table)
        .getAllByRole('row')
        .filter(row => label.test(row.textContent ?? ''))
        .flatMap(group =>
          within(group)
            .getAllByRole('cell')
            .map(cell => cell.lastElementChild?.textContent?.replaceAll('\u00a0', ' ')),
        );
    const totals = cells(/^Estimated first-year total/);
    expect(totals[0]).toMatch(/^AUD 64,000 about VND 1,180,000,000$/);
    expect(document.body).toHaveTextContent(/24,000.*the minimum to prove for the visa/);
    expect(totals[1]).toBe('Cannot be added up: tuition is unknown');
    expect(totals[2]).toMatch(/^AUD 54,000 about VND 999,000,000Lowest of the 2 with recent prices$/);
    expect(cells(/^First-year tuition/)[2]).toContain('AUD 30,000 about VND 555,000,000');
  });

  it.each([
    ['2022-10-04', 'Tuition of 2022: too old to be called lowest'],
    [null, 'Tuition of an unknown year: not called lowest'],
  ])('names as lowest no program whose tuition is of %s, whatever it costs', async (year, words) => {
    const found = [
      program('law', 'Law', 40_000),
      program('design', 'Design', 20_000, { year }),
      program('data', 'Data Science', 30_000, { year: '2025' }),
    ];
    show(THREE, [answer(found)]);
    expect(await screen.findByText(words)).toBeVisible();
    const lowest = screen.getByText('Lowest of the 2 with recent prices');
    expect(lowest.closest('td')).toHaveTextContent(/^.*AUD 54,000/);
  });

  it('tells what became of earlier students, and of whom', async () => {
    const earnings = {
      measure: 'EARNINGS',
      population: 'GRADUATES',
      scope: 'PROGRAM',
      subject: null,
      months: 12,
      firstYear: null,
      lastYear: null,
      amount: 58_000,
      lowerQuartile: null,
      upperQuartile: null,
      currency: 'AUD',
      share: null,
      people: 120,
      ...fact('Outcome'),
    };
    show(THREE, [answer([program('law', 'Law', 40_000, { outcomes: [earnings] }), ...three.slice(1)])]);
    const row = (await screen.findByRole('rowheader', { name: 'After graduation' })).closest('tr');
    const [law, design] = within(row as HTMLElement).getAllByRole('cell');

    expect(law?.textContent?.replaceAll('\u00a0', ' ')).toContain('AUD 58,000 (median)');
    expect(law).toHaveTextContent('Yearly earnings, 1 year after graduation: 120 graduates · this program alone');
    expect(design).toHaveTextContent(/no information yet/i);
  });

  it('hides what is the same everywhere, names it under the table, and shows it on request', async () => {
    show(THREE, [answer(three)]);
    const same = await screen.findByText(/^Hidden because they are the same: /);
    expect(same).toHaveTextContent(
      /living costs for a year: AUD 24,000, the minimum to prove for the visa;.*minimum English: IELTS 6.5;.*duration: 2 years;/,
    );
    expect(screen.queryByRole('rowheader', { name: 'Duration' })).toBeNull();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.getByRole('rowheader', { name: 'Duration' })).toBeInTheDocument();
    expect(screen.queryByText(/^Hidden because/)).toBeNull();
    const english = screen.getByRole('rowheader', { name: 'Minimum English' }).closest('tr');
    expect(english).toHaveTextContent(/IELTS 6.5.*general minimum/);
  });

  it('names what is the same as the page writes it: days, intakes and tests, not what the graph calls them', async () => {
    const found = three.map(one => ({
      ...one,
      earliestIntake: { year: 2027, month: 9, status: 'OPEN', isCountryUsual: false, ...fact('Intake') },
      deadline: {
        date: '2027-01-13',
        closesAt: '2027-01-13T18:00:00Z',
        kind: 'EQUAL_CONSIDERATION',
        isYearly: false,
        isLastKnown: false,
        ...fact('Deadline'),
      },
      englishMinimums: [{ test: 'TOEFL_IBT' }],
      acceptedEnglish: [{ test: 'TOEFL_IBT', overall: 80, ...fact('EnglishMinimum') }],
    }));
    show(THREE, [answer(found)], 'vi');
    const same = await screen.findByText(/^Giống nhau nên đã ẩn: /);
    expect(same).toHaveTextContent(/hạn nộp hồ sơ: 13\/01\/2027 \(hạn xét đồng đều/);
    expect(same).toHaveTextContent('kỳ nhập học gần nhất: tháng 9 năm 2027, đang nhận hồ sơ;');
    expect(same).toHaveTextContent(/tiếng Anh tối thiểu: TOEFL iBT [^;]*80;/);
    expect(same).not.toHaveTextContent(/OPEN|EQUAL|T18:00|_IBT/);
  });

  it('draws no bar and names no cheapest while totals in two currencies have no rate', async () => {
    const inTwoCurrencies = three.map((one, index) => ({
      ...one,
      totalCost: one.totalCost && {
        ...one.totalCost,
        firstYear: {
          ...one.totalCost.firstYear,
          amount: { __typename: 'Money' as const, amount: 50_000 + index, currency: index === 0 ? 'AUD' : 'GBP' },
          vnd: null,
        },
      },
    }));
    show(THREE, [answer(inTwoCurrencies)]);
    expect(await screen.findByText('GBP', { exact: false, selector: 'small' })).toBeInTheDocument();
    expect(screen.queryByText(/^Lowest of/)).toBeNull();
    expect(screen.queryByText(/on one scale/)).toBeNull();
    expect(screen.queryByText(/about VND.*999/)).toBeNull();
  });

  it('shows a level of English instead of the minimum of the institution, and none of it for a program in another language', async () => {
    const levels = [{ language: 'en', level: 'B2', ...fact('LanguageLevel') }];
    const found = [
      program('law', 'Law', 40_000, { languageLevels: levels }),
      program('design', 'Design', null, { languages: ['de'] }),
      program('data', 'Data Science', 30_000),
    ];
    show(THREE, [answer(found)]);
    const table = await screen.findByRole('table');
    const row = within(table)
      .getAllByRole('row')
      .find(({ textContent }) => textContent?.startsWith('Minimum English'));
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent('Level B2 (CEFR)');
    expect(cells[0]).not.toHaveTextContent('IELTS');
    expect(cells[1]).toHaveTextContent('no information yet');
    expect(cells[2]).toHaveTextContent('IELTS 6.5');
  });

  it('says in one line under the table what is not known for any program', async () => {
    show(THREE, [answer(three)]);
    expect(await screen.findByText(/Not known for any of them: application fee, /)).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Application fee' })).toBeNull();
  });

  it('names the scholarship that fits, by how much, and links to the page of each program', async () => {
    show(THREE, [answer(three)]);
    const row = (await screen.findByRole('rowheader', { name: 'Scholarships, official sources' })).closest('tr');
    expect(row).toHaveTextContent(/20% off tuition\s*Merit Award.*no information yet/);
    expect(within(row as HTMLElement).getByRole('link', { name: 'Merit Award' })).toHaveAttribute(
      'href',
      '/en/scholarships/merit',
    );
    expect(screen.getByRole('link', { name: /^View details ?: Data Science$/ })).toHaveAttribute(
      'href',
      '/en/programs/data',
    );
  });

  it('names the rate of each currency and its day', async () => {
    show(THREE, [answer(three)]);
    expect(await screen.findByText(/at 1 AUD = VND 18,500 \(Nov 20, 2026\)/)).toBeInTheDocument();
  });

  it('removes a program by a link and keeps at least two', async () => {
    const view = show(THREE, [answer(three), answer(three.filter(({ slug }) => slug !== 'design'))]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Design, School of Design from comparison' }),
    );
    expect(view.router.state.location.search).toBe('?program=law&program=data');
    await within(await screen.findByRole('table')).findByText('Law');
    expect(screen.queryByRole('button', { name: /from comparison/ })).toBeNull();
  });

  it('says when a program of a shared link no longer exists', async () => {
    show(THREE, [answer(three.slice(0, 2), ['law', 'design', 'data'])]);
    expect(await screen.findByText(/1 program in this link is no longer available/)).toBeInTheDocument();
  });

  it('explains itself in both languages when the address names fewer than two programs', () => {
    const view = show('');
    expect(screen.getByText('No programs to compare yet')).toBeInTheDocument();
    view.unmount();
    show('?program=law', [], 'vi');
    expect(screen.getByText('Chọn thêm ít nhất một ngành nữa để so sánh.')).toBeInTheDocument();
  });

  it('links to the programs chosen on this device', () => {
    compareList.change(() => [
      { slug: 'law', title: 'Law' },
      { slug: 'data', title: 'Data Science' },
    ]);
    show('');
    expect(screen.getByText('You have chosen 2 programs to compare')).toBeInTheDocument();
    expect(screen.queryByText('No programs to compare yet')).toBeNull();
    expect(screen.getByRole('link', { name: 'Compare these 2 programs' })).toHaveAttribute(
      'href',
      '/en/compare?program=law&program=data',
    );
  });
});
