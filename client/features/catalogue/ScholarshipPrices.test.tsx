import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as cards from '../../testing/cards';
import { buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed, type Whole } from '../../testing/whole';
import { firstPriced, programsAddress } from './programPick';
import type { ScholarshipAbout_PickFragment } from './ScholarshipAbout.gql';
import { ScholarshipPrices } from './ScholarshipPrices';
import type { ScholarshipPrices_ScholarshipFragment } from './ScholarshipPrices.gql';
import { ScholarshipRail } from './ScholarshipRail';
import type { ScholarshipRail_PickFragment, ScholarshipRail_ScholarshipFragment } from './ScholarshipRail.gql';
import { useProgramPick } from './useProgramPick';

type Scholarship = Whole<ScholarshipPrices_ScholarshipFragment> & Whole<ScholarshipRail_ScholarshipFragment>;
type Priced = Scholarship['fittingPrograms']['items'][number] &
  Whole<ScholarshipAbout_PickFragment> &
  Whole<ScholarshipRail_PickFragment>;
type PricedScholarship = Scholarship & { readonly fittingPrograms: { readonly items: readonly Priced[] } };

const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
const priced = (id: string, tuition: number | null, savings: readonly [number, number] | null): Priced => ({
  minimumSaving: savings && aud(savings[0]),
  maximumSaving: savings && aud(savings[1]),
  savingInVnd:
    savings && savings[0] === savings[1]
      ? { amount: savings[0] * 18_000, rate: 18_000, asOf: '2026-11-20', isStale: false }
      : null,
  program: {
    ...cards.program,
    id,
    slug: `slug-${id}`,
    title: `Program ${id}`,
    firstYearTuition: tuition === null ? null : { ...aud(tuition), asOf: '2022-10', source: buildSource() },
  },
});
const range = priced('range', 30_000, [6000, 15_000]);
const exact = priced('exact', 35_000, [7000, 7000]);
const scholarship: PricedScholarship = {
  ...cards.scholarship,
  id: 'x',
  slug: 'grant',
  name: 'A grant',
  website: 'https://deakin.example',
  lastUpdated: '2026-11-21',
  institution: { id: 'i', slug: 'deakin' },
  amount: null,
  autoApplied: null,
  eligibleNationalities: null,
  deadlines: [],
  fittingPrograms: { total: 2, items: [range, exact] },
};

function Page({ of }: { readonly of: PricedScholarship }) {
  const { pick, setPick } = useProgramPick({
    id: of.id,
    fittingPrograms: { items: of.fittingPrograms.items.map(handed) },
  });
  return (
    <>
      <ScholarshipPrices scholarship={handed(of)} picked={pick?.program.id} onPick={setPick} />
      <ScholarshipRail scholarship={handed(of)} pick={pick} />
    </>
  );
}
const rail = () => screen.getByRole('region', { name: 'Tóm tắt' });

describe('the programs of a scholarship', () => {
  it('cost what is left of their tuition, beside the full price with the year of the figure', () => {
    renderWithProviders(<Page of={scholarship} />);
    const list = screen.getByRole('group', { name: 'Học phí năm đầu nếu được học bổng' });
    expect(list).toHaveTextContent(/15\.000 – 24\.000 AUDGiá đầy đủ: 30\.000 AUD/);
    expect(list).toHaveTextContent(/28\.000 AUDGiá đầy đủ: 35\.000 AUD/);
    expect(list).toHaveTextContent('Cử nhân · 3 năm · số liệu 10/2022');
    expect(within(list).getByRole('link', { name: /Xem ngành.*Program exact/ })).toHaveAttribute(
      'href',
      '/programs/slug-exact',
    );
  });

  it('show in the rail what the chosen one saves and what is left, at first one with a single sum', async () => {
    renderWithProviders(<Page of={scholarship} />);
    expect(screen.getByRole('radio', { name: 'Program exact' })).toBeChecked();
    expect(rail()).toHaveTextContent(/năm đầu giảm · Program exact7\.000 AUD khoảng 126 triệu/);
    expect(rail()).toHaveTextContent(/Học phí còn28\.000 AUD/);
    await userEvent.click(screen.getByRole('radio', { name: 'Program range' }));
    expect(rail()).toHaveTextContent(/năm đầu giảm · Program range6\.000 – 15\.000 AUD/);
    expect(rail()).toHaveTextContent(/Học phí còn15\.000 – 24\.000 AUD/);
  });

  it('are listed at their full price, without a choice, where the source gives no sum for the first year', () => {
    const items = [priced('known', 30_000, null), priced('bare', null, null)];
    renderWithProviders(<Page of={{ ...scholarship, fittingPrograms: { total: 9, items } }} />);
    const list = screen.getByRole('group', { name: 'Ngành được xét học bổng này' });
    expect(within(list).queryByRole('radio')).toBeNull();
    expect(list).toHaveTextContent(/30\.000 AUD/);
    expect(list).toHaveTextContent(/chưa có thông tin/);
    expect(list).toHaveTextContent(/Nguồn không nêu mức giảm/);
    expect(screen.getByRole('link', { name: 'Xem tất cả 9 ngành được xét' })).toHaveAttribute(
      'href',
      '/schools/deakin?tab=programs',
    );
    expect(rail()).toHaveTextContent(/Giá trị/);
  });

  it('leave no trace where there are none', () => {
    renderWithProviders(<Page of={{ ...scholarship, fittingPrograms: { total: 0, items: [] } }} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByText(/Xem \d+ ngành/)).toBeNull();
  });

  it('name their institution where the scholarship is of none', () => {
    renderWithProviders(<Page of={{ ...scholarship, institution: null }} />);
    expect(screen.getByRole('group')).toHaveTextContent('Deakin University · Cử nhân');
  });
});

describe('where they are listed', () => {
  it('is a search within the limits for a scholarship of several institutions', () => {
    const address = programsAddress(
      handed({
        institution: null,
        destinations: ['AU', 'CA'],
        eligibleLevels: ['GRADUATE'],
        eligibleFields: ['LAW'],
      }),
    );
    expect(address).toBe('/search-program?destination=AU&destination=CA&level=GRADUATE&field=LAW');
  });

  it('has no first choice while nothing is taken off', () => {
    expect(firstPriced([priced('a', 30_000, [0, 0]), priced('b', null, null)].map(handed))).toBeNull();
    expect(firstPriced([handed(range)])).toBe(range);
  });
});
