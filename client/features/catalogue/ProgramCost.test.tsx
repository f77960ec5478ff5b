import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProgramCost } from './ProgramCost';
import type { ProgramCost_ProgramFragment } from './ProgramCost.gql';

const source = { id: 's', name: 'A register', url: null, kind: 'REGISTER' as const, licence: null };
const fact = { asOf: '2026-10', checkedOn: '2026-11-01', isStale: false, note: null, source };
const aud = (amount: number) => ({ amount, currency: 'AUD' as const });
const part = (kind: 'TUITION' | 'LIVING' | 'VISA_FEE', amount: number, changes: object = {}) => ({
  kind,
  period: 'YEAR' as const,
  isStandIn: false,
  isUncertain: false,
  amount: aud(amount),
  ...fact,
  ...changes,
});
const program: ProgramCost_ProgramFragment = {
  institution: { id: 'i', destination: 'AU' },
  totalCost: {
    firstYear: { isAtLeast: true, amount: aud(52_000), vnd: { amount: 962_345_678, asOf: '2026-11-20' } },
    whole: { isAtLeast: true, amount: aud(152_000), vnd: { amount: 2_812_345_678, asOf: '2026-11-20' } },
    years: 3,
    unknown: ['HEALTH_INSURANCE'],
    parts: [part('TUITION', 30_000), part('LIVING', 20_000, { isStandIn: true }), part('VISA_FEE', 2000)],
    fundsToProve: [{ text: { vi: 'Một năm', en: 'One year' }, amount: aud(29_710), ...fact }],
  },
  fittingScholarships: [
    {
      isOpenToVietnam: false,
      minimumSaving: aud(6000),
      maximumSaving: aud(15_000),
      scholarship: { id: 'x', slug: 'grant', name: 'A grant', source: { id: 's', kind: 'THIRD_PARTY' } },
    },
  ],
};

describe('what a program costs', () => {
  it('is the full price, part by part, with what is unknown and about how much it is in dong', () => {
    renderWithProviders(<ProgramCost program={program} />);
    expect(document.body).toHaveTextContent('ít nhất 52.000 AUD khoảng 962 triệu đồng');
    expect(document.body).toHaveTextContent('khoảng 2,81 tỷ đồng');
    expect(document.body).toHaveTextContent('theo tỷ giá ngày 20/11/2026');
    expect(document.body).toHaveTextContent('Chưa cộng vì chưa có thông tin: bảo hiểm y tế.');
    expect(document.body).toHaveTextContent('đây là mức mà visa yêu cầu chứng minh');
  });

  it('lists scholarships that fit with what they take off, and leaves the total alone', () => {
    renderWithProviders(<ProgramCost program={program} />, { locale: 'en' });
    const [grant] = screen.getAllByRole('listitem');
    expect(within(grant as HTMLElement).getByRole('link', { name: 'A grant' })).toHaveAttribute(
      'href',
      '/en/scholarships/grant',
    );
    expect(grant).toHaveTextContent('Takes 6,000 – AUD 15,000 off the first year if awarded');
    expect(grant).toHaveTextContent('does not say whether people from Vietnam may apply');
    expect(document.body).toHaveTextContent('about VND 962,000,000');
  });

  it('has no total without tuition, and no dong without a rate', () => {
    renderWithProviders(<ProgramCost program={{ ...program, totalCost: null, fittingScholarships: [] }} />);
    expect(document.body).toHaveTextContent('Chưa có thông tin về học phí, nên chưa tính được tổng chi phí.');
    expect(document.body).not.toHaveTextContent('đồng');
  });
});
