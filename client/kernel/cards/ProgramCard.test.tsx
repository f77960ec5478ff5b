import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProgramCard } from './ProgramCard';

const edition = { asOf: '2026-10', checkedOn: '2026-11-20', isStale: false, source: { kind: 'OFFICIAL_PAGE' } };
const program = {
  __typename: 'Program',
  id: 'p1',
  slug: 'data-science',
  title: 'Bachelor of Data Science',
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  field: 'COMPUTING',
  campusCity: 'Geelong',
  otherCampusCities: [],
  institution: { id: 'i1', slug: 'deakin', name: 'Deakin University', destination: 'AU', englishMinimums: [] },
  englishMinimums: [{ test: 'IELTS', overall: 6.5 }],
  languages: ['en'],
  languageLevels: [],
  coopInternship: null,
  earliestIntake: { year: 2027, month: 2, status: 'OPEN', isCountryUsual: false },
  deadline: {
    date: '2027-01-15',
    time: null,
    timeZone: 'Australia/Melbourne',
    closesAt: '2027-01-15T12:59:59Z',
    status: 'OPEN',
    kind: 'CLOSING',
    isYearly: false,
    isLastKnown: false,
    ...edition,
  },
  firstYearTuition: { amount: 41_000, currency: 'AUD', ...edition },
  firstYearTuitionInVnd: null,
  applicationFee: { amount: 55, currency: 'AUD' },
  livingCost: { amount: 24_000, currency: 'AUD', isStandIn: true, vnd: null, ...edition },
  duration: { value: 36 },
};
const show = (changes: object = {}) =>
  renderWithProviders(<ProgramCard program={{ ...program, ...changes } as never} />, { locale: 'en' });
const card = () => screen.getByRole('article');

describe('the card of a program', () => {
  it('shows campus city, first-year tuition, duration, earliest intake, deadline and English', () => {
    show();
    expect(screen.getByRole('link', { name: 'Bachelor of Data Science' })).toBeInTheDocument();
    for (const words of [/Geelong, Australia/, /41,000/, /3 years/, /February 2027/, /Jan 15, 2027/, /IELTS 6\.5/])
      expect(card()).toHaveTextContent(words);
  });

  it('shows the application fee where there is room for it', () => {
    show({ englishMinimums: [] });
    expect(card()).toHaveTextContent(/AUD 55/);
  });

  it('shows the cost of living where no tuition is known, and names what is unknown', () => {
    show({ firstYearTuition: null, applicationFee: null });
    expect(card()).toHaveTextContent(
      /Living costs for a year, as required for the visa.*24,000.*No information yet.*Tuition/i,
    );
    expect(card()).toHaveTextContent(/No information yet/);
  });
});
