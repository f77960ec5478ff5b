import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookOf, finals, yearOf } from '../../../schema/rules/grades/gradeBook.fixtures';
import type { GradeYear } from '../../../schema/rules/grades/gradeBook.values';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ShortFigures, YearResults } from './YearResults';

const SIX = {
  MATH: '8.7',
  LITERATURE: '7.4',
  FOREIGN_LANGUAGE: '8.1',
  PHYSICS: '9.0',
  CHEMISTRY: '6.8',
  HISTORY: '5.2',
};
const draw = (...years: GradeYear[]) =>
  renderWithProviders(
    <>
      <ShortFigures book={bookOf(...years)} level={11} />
      <YearResults book={bookOf(...years)} level={11} />
    </>,
    { locale: 'en' },
  );
const conversion = () => within(screen.getByRole('region', { name: 'On the 4.0 scale' }));

describe('the figures of a grade', () => {
  it('lie between the lowest and the highest table, and follow the table that is chosen', async () => {
    draw(yearOf(11, finals(SIX), { weightings: { MATH: 'AP', FOREIGN_LANGUAGE: 'HONOURS' } }));
    expect(conversion().getByText('2.70 to 3.08')).toBeVisible();
    expect(conversion().getByText('Weighted, 5.0 scale').nextSibling).toHaveTextContent('3.33');
    expect(conversion().getByRole('img')).toHaveAccessibleName(
      'From 2.70 to 3.08 depending on the table; the chosen table gives 3.08',
    );
    await userEvent.click(conversion().getByRole('radio', { name: /^EducationUSA, reading B/ }));
    expect(conversion().getByRole('img')).toHaveAccessibleName(/the chosen table gives 2\.70$/);
    expect(screen.getByText(/On the 4\.0 scale:/)).toHaveTextContent('7.53 · On the 4.0 scale: 2.70 to 3.08');
  });

  it('say how far an estimate may be off', () => {
    draw(yearOf(11, { ...finals(SIX), HISTORY: ['5.2'] }));
    expect(screen.getByText('1 estimated mark')).toBeVisible();
    expect(screen.getByText('It may be 7.45 to 7.62, because some marks are estimated.')).toBeVisible();
  });

  it('over the years are drawn, said in a sentence and listed in a table', async () => {
    draw(yearOf(9, finals({ MATH: '8' })), yearOf(11, { ...finals(SIX), HISTORY: ['5.2'] }));
    expect(screen.getByRole('img', { name: /^Reference average by grade/ })).toHaveAccessibleName(
      'Reference average by grade: grade 9 8.00; grade 11 7.53, includes estimates',
    );
    const trend = within(screen.getByRole('region', { name: 'Over the years' }));
    await userEvent.click(trend.getByText('View as table'));
    expect(trend.getAllByRole('row')).toHaveLength(2);
  });

  it.each([
    ['US_4', '3.71', ['3.71']],
    ['PERCENTAGE', '85', ['3.00']],
    ['A_LEVEL', 'A', ['4.00', '3.70']],
    ['IB', '6', ['4.00']],
    ['GERMAN', '2.0', ['3.50']],
  ] as const)('of %s are converted by its own tables', (system, mark, points) => {
    draw(yearOf(11, { MATH: [null, null, mark] }, { system }));
    for (const point of points) expect(conversion().getAllByText(point)[0]).toBeVisible();
  });
});
