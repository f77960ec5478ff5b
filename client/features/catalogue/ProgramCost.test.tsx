import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFact } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed, type Whole } from '../../testing/whole';
import { ProgramCost } from './ProgramCost';
import type { ProgramCost_ProgramFragment } from './ProgramCost.gql';
import { useScholarshipPick } from './useScholarshipPick';

type Program = Whole<ProgramCost_ProgramFragment>;

const fact = buildFact();
const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
const part = (
  kind: 'TUITION' | 'LIVING' | 'VISA_FEE' | 'SEMESTER_CONTRIBUTION',
  amount: number,
  changes: object = {},
) => ({
  kind,
  name: null,
  period: 'YEAR' as const,
  isStandIn: false,
  isUncertain: false,
  isLeast: false,
  duty: null,
  inFirstYear: amount,
  amount: aud(amount),
  ...fact,
  ...changes,
});
const partOf = (minimumPercent: number, maximumPercent: number) => ({
  kind: 'PARTIAL_TUITION' as const,
  tiers: [],
  minimumPercent,
  maximumPercent,
});
const inVnd = (amount: number) => ({ amount, rate: 18_506.6, asOf: '2026-11-20', isStale: false });
const program: Program = {
  institution: { id: 'i', destination: 'AU' },
  firstYearTuition: { ...aud(30_000), ...fact },
  firstYearTuitionInVnd: inVnd(555_199_352),
  livingCost: null,
  totalCost: {
    firstYear: { isAtLeast: true, amount: aud(52_000), vnd: inVnd(962_345_678) },
    whole: { isAtLeast: true, amount: aud(152_000), vnd: inVnd(2_812_345_678) },
    years: 3,
    unknown: ['HEALTH_INSURANCE'],
    parts: [part('TUITION', 30_000), part('LIVING', 20_000, { isStandIn: true }), part('VISA_FEE', 2000)],
    unpriced: [],
  },
  fittingScholarships: [
    {
      isOpenToVietnam: true,
      minimumSaving: aud(6000),
      maximumSaving: aud(6000),
      scholarship: {
        id: 'v',
        slug: 'vietnam',
        name: 'Vietnam grant',
        source: { id: 'o', kind: 'OFFICIAL_PAGE' },
        amount: { ...partOf(20, 20), asOf: null },
      },
    },
    {
      isOpenToVietnam: false,
      minimumSaving: aud(6000),
      maximumSaving: aud(15_000),
      scholarship: {
        id: 'x',
        slug: 'grant',
        name: 'A grant',
        source: { id: 's', kind: 'THIRD_PARTY' },
        amount: { ...partOf(20, 50), asOf: '2023-07' },
      },
    },
  ],
};

/** With the choice of a scholarship, as the page has it. */
function Page({ of }: { readonly of: Program & { readonly id: string } }) {
  const { pick, setPick } = useScholarshipPick({ id: of.id, fittingScholarships: of.fittingScholarships.map(handed) });
  return <ProgramCost program={handed(of)} pick={pick} onPick={setPick} />;
}
const draw = (changes: Partial<Program> = {}, locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<Page of={{ id: 'p', ...program, ...changes }} />, { locale });
const row = (label: RegExp) => screen.getByText(label).closest('div');

describe('what a program costs', () => {
  it.each([
    [3, 'Tổng 3 năm'],
    [23 / 12, 'Tổng 23 tháng'],
    [1.5, 'Tổng 1,5 năm'],
  ])('is summed up for the whole course of %s years', (years, label) => {
    draw({ totalCost: program.totalCost && { ...program.totalCost, years } });
    expect(row(new RegExp(`^${label}$`))).toHaveTextContent('ít nhất 152.000 AUD');
  });

  it('is the full price, part by part, with what is unknown and about how much it is in dong', () => {
    draw();
    expect(document.body).toHaveTextContent('30.000 AUD khoảng 555 triệu đồng');
    expect(row(/^Tổng năm đầu$/)).toHaveTextContent('ít nhất 52.000 AUD khoảng 962 triệu đồng');
    expect(row(/^Tổng 3 năm/)).toHaveTextContent('khoảng 2,81 tỷ đồng');
    expect(document.body).toHaveTextContent('Tổng chưa gồm: bảo hiểm y tế và vé máy bay.');
    expect(document.body).toHaveTextContent('đây là 12 tháng mức visa yêu cầu chứng minh');
  });

  it('calls each of several fees of a kind by its name', () => {
    const sevis = { vi: 'Phí SEVIS', en: 'SEVIS fee' };
    const parts = [part('TUITION', 30_000), part('VISA_FEE', 350, { name: sevis }), part('VISA_FEE', 185.5)];
    draw({ totalCost: program.totalCost && { ...program.totalCost, parts } });
    expect(row(/^Phí SEVIS$/)).toHaveTextContent('350 AUD');
    expect(row(/^Phí visa$/)).toHaveTextContent('185,50 AUD');
  });

  it('says who pays a fee and when, and names the fee whose sum is not known', () => {
    const duty = { vi: 'Người nộp đơn trả khi nộp hồ sơ.', en: 'Paid on application.' };
    const parts = [part('TUITION', 30_000), part('VISA_FEE', 2000, { period: 'ONCE', duty })];
    const unpriced = [{ vi: 'Phí xin CAQ', en: 'CAQ application' }];
    draw({ totalCost: program.totalCost && { ...program.totalCost, parts, unpriced } });
    expect(row(/^Phí visa$/)).toHaveTextContent('2.000 AUDNgười nộp đơn trả khi nộp hồ sơ.');
    expect(document.body).toHaveTextContent('Tổng chưa gồm: bảo hiểm y tế, Phí xin CAQ và vé máy bay.');
  });

  it('says of a sum that depends on an unknown length that it is the least', () => {
    const parts = [part('TUITION', 30_000), part('VISA_FEE', 776, { isLeast: true })];
    draw({ totalCost: program.totalCost && { ...program.totalCost, parts } });
    expect(row(/^Phí visa$/)).toHaveTextContent('ít nhất 776 AUD mỗi năm');
  });

  it('shows at first what is left with the surest scholarship, beside the full price', () => {
    draw();
    expect(screen.getByRole('radio', { name: 'Vietnam grant' })).toBeChecked();
    expect(row(/^Nếu được học bổng 20%, còn$/)).toHaveTextContent('46.000 AUD');
    expect(row(/^Tổng năm đầu$/)).toHaveTextContent('52.000 AUD');
  });

  it('is worked out again with the scholarship that is chosen, or with none', async () => {
    draw({}, 'en');
    await userEvent.click(screen.getByRole('radio', { name: 'A grant' }));
    expect(row(/^With A grant$/)).toHaveTextContent('37,000 – AUD 46,000');
    await userEvent.click(screen.getByRole('radio', { name: 'Without a scholarship' }));
    expect(screen.queryByText(/^With A grant$/)).toBeNull();
  });

  it('says of a scholarship who tells of it and whether people from Vietnam may apply', () => {
    draw({}, 'en');
    const link = screen.getByRole('link', { name: 'See conditions : A grant' });
    expect(link).toHaveAttribute('href', '/en/scholarships/grant');
    const choice = link.closest('div');
    expect(choice).toHaveTextContent('as of July 2023 · unofficial');
    expect(choice).toHaveTextContent('does not say whether people from Vietnam may apply');
    expect(choice).toHaveTextContent('15,000 – AUD 24,00020% – 50% off tuition');
  });

  it('includes the semester contribution of Germany with its source', () => {
    const euros = { amount: 312.5, currency: 'EUR' as const };
    const parts = [
      ...(program.totalCost?.parts ?? []),
      { ...part('SEMESTER_CONTRIBUTION', 625, { period: 'SEMESTER' }), amount: euros },
    ];
    draw({ totalCost: program.totalCost && { ...program.totalCost, parts } });
    expect(row(/^Phí đóng góp học kỳ$/)).toHaveTextContent('625 AUD312,50 EUR mỗi học kỳ');
    expect(row(/^Phí đóng góp học kỳ$/)).toHaveTextContent('Nguồn của: Phí đóng góp học kỳ');
  });

  it('has no total without tuition, says that living takes its place, and has no dong without a rate', () => {
    draw({
      totalCost: null,
      firstYearTuition: null,
      firstYearTuitionInVnd: null,
      livingCost: { ...aud(20_000), ...fact, isStandIn: true },
      fittingScholarships: [],
    });
    expect(document.body).toHaveTextContent('Sinh hoạt phí cả năm, theo mức visa yêu cầu20.000 AUD');
    expect(document.body).toHaveTextContent(
      'Chưa có thông tin về học phí nên chưa tính được tổng. Cuối trang có học phí',
    );
    expect(document.body).not.toHaveTextContent('đồng');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
