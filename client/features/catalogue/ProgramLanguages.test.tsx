import { screen } from '@testing-library/react';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed, whole } from '../../testing/whole';
import { ProgramLanguages } from './ProgramLanguages';
import type { ProgramLanguages_ProgramFragment } from './ProgramLanguages.gql';
import { OfficialLink } from './OfficialLink';

const source = buildSource({ name: 'The page of the program', kind: 'OFFICIAL_PAGE' });
const fact = buildFact({ asOf: null, checkedOn: '2026-11-22', source });
const sections = { listening: null, reading: null, writing: null, speaking: null };
const ielts = { test: 'IELTS' as const, overall: 6, levels: null, ...sections, ...fact };
const level = (language: string, of: 'B2' | 'C1') => ({ language, level: of, ...fact });
const program = whole<ProgramLanguages_ProgramFragment>({
  languageLevels: [],
  englishMinimums: [],
  acceptedEnglish: [ielts],
});

describe('languages that a program asks for', () => {
  it('are those of the institution while the program itself says nothing', () => {
    renderWithProviders(<ProgramLanguages program={program} />, { locale: 'en' });
    expect(screen.getByRole('term')).toHaveTextContent('IELTS');
    expect(screen.getByRole('definition')).toHaveTextContent('6.0');
    expect(document.body).toHaveTextContent('English requirement');
    expect(document.body).toHaveTextContent('We have no minimums for this program.');
  });

  it('are its own beside those of the institution for tests that it does not name', () => {
    const toefl = { ...ielts, test: 'TOEFL_IBT' as const, overall: 79 };
    const own = handed({ ...program, englishMinimums: [ielts], acceptedEnglish: [ielts, toefl] });
    renderWithProviders(<ProgramLanguages program={own} />, { locale: 'en' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'IELTS',
      'TOEFL iBT (0-120 scale)',
    ]);
    expect(screen.getByText('TOEFL iBT (0-120 scale): the institution’s general minimum.')).toBeInTheDocument();
  });

  it('are its own level of English, without the scores of the institution', () => {
    renderWithProviders(
      <ProgramLanguages program={handed({ ...program, acceptedEnglish: [], languageLevels: [level('en', 'B2')] })} />,
    );
    expect(document.body).toHaveTextContent('Tiếng Anh: trình độ B2 (khung CEFR)');
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('are a level of German with no English of the institution, where it is taught in German', () => {
    const german = { ...program, acceptedEnglish: [], languageLevels: [level('de', 'C1')] };
    renderWithProviders(<ProgramLanguages program={german} />, { locale: 'en' });
    expect(screen.getByRole('heading', { name: 'Language requirements' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('German: level C1 (CEFR)');
    expect(screen.queryByRole('term')).toBeNull();
  });
});

describe('the official link of a program', () => {
  const show = (website: string | null, institutionWebsite: string | null) =>
    renderWithProviders(<OfficialLink website={website} institutionWebsite={institutionWebsite} />, { locale: 'en' });

  it('is its own page', () => {
    show('https://example.org/program', 'https://example.org');
    expect(screen.getByRole('link', { name: /Official page: example.org/ })).toHaveAttribute(
      'href',
      'https://example.org/program',
    );
  });

  it('is the website of the institution, named as such, where the page of the program is not known', () => {
    show(null, 'https://example.org');
    expect(screen.getByRole('link', { name: /Website of the institution: example.org/ })).toHaveAttribute(
      'href',
      'https://example.org',
    );
  });
});
