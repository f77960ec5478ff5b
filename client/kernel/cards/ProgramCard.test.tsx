import { screen } from '@testing-library/react';
import { program } from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed } from '../../testing/whole';
import { ProgramCard } from './ProgramCard';

const show = (changes: Partial<typeof program> = {}) =>
  renderWithProviders(<ProgramCard program={{ ...program, firstYearTuitionInVnd: null, ...changes }} />, {
    locale: 'en',
  });
const card = () => screen.getByRole('article');

describe('the card of a program', () => {
  it('shows campus city, first-year tuition, duration, earliest intake, deadline and English', () => {
    show();
    expect(screen.getByRole('link', { name: 'Bachelor of Data Science' })).toBeInTheDocument();
    for (const words of [/Geelong, Australia/, /41,000/, /3 years/, /February 2027/, /Jan 15, 2027/, /IELTS 6\.5/])
      expect(card()).toHaveTextContent(words);
  });

  it('shows an intake that was asked for with its deadline, in the place of the earliest', () => {
    const { earliestIntake: intake, deadline } = program;
    if (!intake || !deadline) throw new Error('The program has no intake');
    const asked = handed({ ...intake, month: 9, deadline: { ...deadline, date: '2027-06-30' } });
    renderWithProviders(<ProgramCard program={program} intake={asked} />, { locale: 'en' });
    expect(card()).toHaveTextContent(/September 2027.*Jun 30, 2027/);
    expect(card()).not.toHaveTextContent(/February 2027|Jan 15/);
  });

  it('shows no deadline of another intake beside the next one, and the last that closed where none is to come', () => {
    const { earliestIntake: intake } = program;
    if (!intake) throw new Error('The program has no intake');
    const likely = { ...intake, month: 10, status: 'LIKELY_OPEN' as const, deadline: null };
    const view = show({ earliestIntake: likely });
    expect(card()).toHaveTextContent(/October 2027.*No information yet: deadline/);
    expect(card()).not.toHaveTextContent(/Jan 15/);
    view.unmount();
    show({ earliestIntake: null });
    expect(card()).toHaveTextContent(/Jan 15, 2027/);
  });

  it('shows the application fee where there is room for it', () => {
    show({ acceptedEnglish: [] });
    expect(card()).toHaveTextContent(/AUD 55/);
  });

  it('shows every test that is accepted, IELTS first', () => {
    const acceptedEnglish = [
      { test: 'PTE' as const, overall: 58 },
      { test: 'IELTS' as const, overall: 6.5 },
      { test: 'DUOLINGO' as const, overall: 110 },
    ];
    show({ acceptedEnglish });
    expect(screen.getByText(/^IELTS 6\.5 \/ PTE Academic 58 \/ Duolingo English Test 110$/)).toBeVisible();
  });

  it('tells two scales of one test apart', () => {
    const acceptedEnglish = [
      { test: 'TOEFL_IBT' as const, overall: 100 },
      { test: 'TOEFL_IBT_2026' as const, overall: 5 },
    ];
    show({ acceptedEnglish });
    expect(screen.getByText(/TOEFL iBT \(0-120 scale\) 100 \/ TOEFL iBT \(1-6 scale, since 2026\) 5/)).toBeVisible();
  });

  it('says so where a program is not taught in English', () => {
    show();
    expect(card()).not.toHaveTextContent(/taught in/);
    show({ languages: ['de'], acceptedEnglish: [] });
    expect(screen.getAllByRole('article').at(-1)).toHaveTextContent(/taught in German/);
  });

  it('shows the cost of living where no tuition is known, and names what is unknown', () => {
    show({ firstYearTuition: null, applicationFee: null });
    expect(card()).toHaveTextContent(
      /No information yet: tuition\..*Living costs for a year, as required for the visa.*24,000.*No information yet: application fee/,
    );
    expect(card()).toHaveTextContent(/No information yet/);
  });
});
