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
      'Estimated at 2.70 to 3.08; the chosen table gives 3.08',
    );
    await userEvent.click(conversion().getByRole('radio', { name: /^EducationUSA, reading B/ }));
    expect(conversion().getByRole('img')).toHaveAccessibleName(/the chosen table gives 2\.70$/);
    expect(screen.getByText(/On the 4\.0 scale:/)).toHaveTextContent('7.53 · On the 4.0 scale: 2.70 to 3.08 Estimate');
  });

  it('say how far an estimate may be off', () => {
    draw(yearOf(11, { ...finals(SIX), HISTORY: ['5.2'] }));
    expect(screen.getByText('1 estimated grade')).toBeVisible();
    expect(screen.getByText('It may be 7.45 to 7.62, because some grades are estimated.')).toBeVisible();
  });

  it('carry a mark of estimation beside 4.0, 5.0 and the German mark, with the range and what it depends on', () => {
    draw(yearOf(11, finals(SIX), { weightings: { MATH: 'AP' } }));
    expect(conversion().getAllByText(/^Estimate:?$/)).toHaveLength(3);
    expect(conversion().getByText(/2\.87 to 3\.25/)).toHaveTextContent(
      'Estimate: 2.87 to 3.25, depending on the table.',
    );
    expect(conversion().getByText(/any conversion is approximate/)).toBeVisible();
    expect(conversion().queryByText('The range allows for the grades that are missing.')).toBeNull();
  });

  it('of which marks are missing lie in ranges that hold what those may be', () => {
    draw(yearOf(11, { MATH: ['8.0'] }));
    expect(conversion().getByText('2.70 to 4.00')).toBeVisible();
    expect(conversion().getByText('The range allows for the grades that are missing.')).toBeVisible();
    expect(conversion().getByText(/depending on the missing grades and the table/)).toHaveTextContent(
      'Estimate: 2.70 to 4.00, depending on the missing grades and the table.',
    );
    expect(conversion().getByText(/1\.9 to 2\.5/)).toHaveTextContent(
      'Estimate: 1.9 to 2.5, depending on the missing grades.',
    );
  });

  it('of a complete scale of 4.0 carry no mark of estimation', () => {
    draw(yearOf(11, { MATH: [null, null, '3.71'] }, { system: 'US_4' }));
    expect(screen.queryByText(/^Estimate:?$/)).toBeNull();
    expect(screen.queryByText(/There is no official table/)).toBeNull();
  });

  it('explain the weighted scale and the German mark with the figures of their sources', async () => {
    draw(yearOf(11, finals(SIX)));
    for (const summary of conversion().getAllByText(/^How this is calculated/)) await userEvent.click(summary);
    expect(conversion().getByText(/Honors, SL and AS add 0\.5 .* A levels add 1\.0; 5\.0 at most/)).toBeVisible();
    expect(conversion().getByText(/1 \+ 3 × \(10 − grade\) ÷ \(10 − 5\)/)).toBeVisible();
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

  it('name a title when every subject has its result, and until then say only what is expected', () => {
    const best = { ...SIX, MATH: '9.0', LITERATURE: '9.2', FOREIGN_LANGUAGE: '9.1', CHEMISTRY: '9.5', HISTORY: '9.0' };
    const { unmount } = draw(yearOf(11, finals(best)));
    expect(screen.getByText('With conduct rated Tốt: the title Học sinh Xuất sắc.')).toBeVisible();
    unmount();
    draw(yearOf(11, { ...finals(best), GEOGRAPHY: ['9.4'] }));
    expect(screen.queryByText(/Học sinh/)).toBeNull();
    expect(screen.getByText(/Titles are awarded only once/)).toHaveTextContent('7 subjects would reach 9.0 or more.');
  });

  it('say nothing of so many subjects while none is expected at the marks of the highest title', () => {
    draw(yearOf(11, { MATH: ['8.0'] }));
    expect(screen.getByText(/^Titles are awarded only once every subject has its final result\.$/)).toBeVisible();
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
