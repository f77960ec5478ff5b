import { screen } from '@testing-library/react';
import { buildFact, buildSource } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { type Whole, whole } from '../../testing/whole';
import type { DiplomaRules_RuleFragment } from './DiplomaRules.gql';
import { DiplomaRules } from './DiplomaRules';

const rule = (changes: Partial<DiplomaRules_RuleFragment> = {}) =>
  whole<DiplomaRules_RuleFragment>({
    diploma: 'THPT',
    answer: 'PATHWAY',
    need: { vi: 'Cần dự bị đại học (Studienkolleg).', en: 'A Studienkolleg comes first.' },
    ...buildFact({
      asOf: null,
      checkedOn: '2026-11-23',
      source: buildSource({ id: 'daad', name: 'DAAD Vietnam', url: 'https://daad.example/', kind: 'OFFICIAL_PAGE' }),
    }),
    ...changes,
  } as Whole<DiplomaRules_RuleFragment>);

describe('what a diploma needs for a program', () => {
  it('stands with its source, the Vietnamese diploma first', () => {
    renderWithProviders(<DiplomaRules rules={[rule(), rule({ diploma: 'A_LEVEL', answer: 'DEPENDS' })]} />);
    expect(screen.getByRole('heading', { name: 'Bằng nào vào được ngành này' })).toBeVisible();
    expect(screen.getByText('Bằng tốt nghiệp THPT: cần học dự bị trước')).toBeVisible();
    expect(screen.getAllByText('Cần dự bị đại học (Studienkolleg).')[0]).toBeVisible();
    expect(screen.getByText('Bằng A-level: tùy trường')).toBeInTheDocument();
    expect(screen.getAllByText(/DAAD Vietnam/).length).toBeGreaterThan(0);
  });

  it('refers to the requirements where the institution says it itself, in English too', () => {
    renderWithProviders(<DiplomaRules rules={[rule({ answer: 'OPEN', need: null })]} />, {
      locale: 'en',
    });
    expect(screen.getByText('Vietnamese diploma (THPT): direct entry')).toBeVisible();
    expect(screen.getByText('The institution says so itself: see the entry requirements.')).toBeVisible();
  });

  it('says in the words of the program what it asks for first', () => {
    const note = { vi: 'Phải có bằng cao đẳng trước.', en: 'An associate degree comes first.' };
    renderWithProviders(<DiplomaRules rules={[rule({ answer: 'NO', need: null, note })]} />);
    expect(screen.getByText('Bằng tốt nghiệp THPT: chưa đủ để vào')).toBeVisible();
    expect(screen.getAllByText('Phải có bằng cao đẳng trước.')[0]).toBeVisible();
  });

  it('is left out where nobody says anything', () => {
    const { container } = renderWithProviders(<DiplomaRules rules={[]} />);
    expect(container.querySelector('section')).toBeNull();
  });
});
