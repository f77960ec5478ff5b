import { screen, within } from '@testing-library/react';
import { bookOf, finals, yearOf } from '../../../schema/rules/grades/gradeBook.fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AllGrades } from './AllGrades';
import { Grades } from './Grades';
import { yearResultOf } from '../../../schema/rules/grades/gradeResults.rules';
import { SubjectBreakdown } from './SubjectBreakdown';

const SIX = {
  MATH: '8.7',
  LITERATURE: '7.4',
  FOREIGN_LANGUAGE: '8.1',
  PHYSICS: '9.0',
  CHEMISTRY: '6.8',
  HISTORY: '5.2',
};
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim());

it('the page has a tab for each grade from 6 to 12 and one for all, and for each grade its terms and the final result', async () => {
  renderWithProviders(<Grades />, { locale: 'en', path: '/grade?level=11' });

  const tabs = within(screen.getByRole('navigation', { name: 'Grades' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...[6, 7, 8, 9, 10, 11, 12].map(level => `Grade ${level}`),
    'All grades',
  ]);
  expect(tabs[5]).toHaveAttribute('aria-current', 'page');
  const columns = within(screen.getByRole('table', { name: 'Grade 11: results by subject and term' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(columns.slice(0, 4)).toEqual(['Subject', 'Term 1', 'Term 2', 'Final']);
  expect(screen.getByRole('button', { name: 'Edit grade 11' })).toBeVisible();
});

it('all grades stand in one table: the average, the points out of 4.0 and the weighted points, predicted ones marked', () => {
  const eleven = yearOf(11, finals(SIX), { weightings: { MATH: 'AP', FOREIGN_LANGUAGE: 'HONOURS' } });
  const twelve = yearOf(12, { MATH: ['8.0'] });
  renderWithProviders(<AllGrades book={bookOf(eleven, twelve)} />, { locale: 'en' });

  const rows = within(screen.getByRole('table', { name: 'All grades' })).getAllByRole('row');
  expect(rows.map(cellsOf)).toEqual([
    ['Grades', 'Reference average', 'On the 4.0 scale', 'Weighted, 5.0 scale', 'Rating'],
    ['Grade 11', '7.53', '3.08 Estimate 2.70 to 3.08', '3.33 Estimate 2.95 to 3.33', 'Pass (Đạt)'],
    [
      'Grade 12 includes estimates',
      '8.00 Estimate 7.50 to 8.50',
      '3.50 Estimate 2.70 to 4.00',
      '3.50 Estimate 2.70 to 4.00',
      '·',
    ],
    [
      'Grades 11, 12 together includes estimates',
      '7.77 Estimate 7.52 to 8.02',
      '3.29 Estimate 2.70 to 3.54',
      '3.42 Estimate 2.83 to 3.67',
      '·',
    ],
  ]);
});

it('the breakdown of a grade says of each subject its result, how sure it is, and its points', () => {
  const year = yearOf(11, { ...finals({ MATH: '8.7' }), PHYSICS: ['9.0'] }, { weightings: { MATH: 'AP' } });
  renderWithProviders(
    <SubjectBreakdown year={yearResultOf(year, bookOf(year), '2026-11-23')} tableId={null} day="2026-11-23" />,
    { locale: 'en' },
  );

  expect(screen.getByText('Subject breakdown, grade 11')).toBeVisible();
  expect(screen.getAllByRole('row', { hidden: true }).slice(1).map(cellsOf)).toEqual([
    ['Mathematics', '8.7', 'Actual', '3.50', '4.50'],
    ['Physics', '9.0', 'Partly estimated, 8.5 to 9.5', '4.00', '4.00'],
  ]);
});
