import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { GradeTools } from './GradeTools';

const draw = () => renderWithProviders(<GradeTools />, { locale: 'en' });
const english = () => within(screen.getByRole('region', { name: 'English certificate' }));
const answer = () => english().getByRole('status');
const choose = (test: string) => userEvent.selectOptions(english().getByLabelText('Test'), test);
const enter = async (label: 'Test date' | 'Overall score' | 'Start of studies', text: string) => {
  const field = english().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('an English certificate', () => {
  it('of TOEFL is read on the scale of its day, and given on the other one', async () => {
    draw();
    await choose('TOEFL iBT');
    expect(english().getByText(/Enter the test date first/)).toBeVisible();
    await enter('Test date', '2025-12-01');
    await enter('Overall score', '100');
    expect(answer()).toHaveTextContent('Equals 5 on the new 1–6 scale, level C1.');
    expect(answer()).toHaveTextContent('About IELTS 7.0, by this table:');

    await enter('Test date', '2026-02-01');
    expect(english().getByText('This test has no such score')).toBeVisible();
    await enter('Overall score', '5');
    expect(answer()).toHaveTextContent('Equals 95 to 106 on the former 0–120 scale, level C1.');
    expect(answer()).toHaveTextContent('About IELTS 7.0 to 7.5, by this table:');
  });

  it('is held against the start of the studies: TOEFL is over after two years, others usually are', async () => {
    draw();
    await enter('Test date', '2025-08-31');
    await enter('Overall score', '6.5');
    await enter('Start of studies', '2027-09');
    expect(answer()).toHaveTextContent('Usually accepted until Aug 31, 2027.');
    expect(answer()).toHaveTextContent('Usually considered expired before studies start; ask the institution.');

    await choose('TOEFL iBT');
    await enter('Overall score', '90');
    expect(answer()).toHaveTextContent('Expires before studies start: TOEFL is valid for two years.');
    await enter('Start of studies', '2027-08');
    expect(answer()).toHaveTextContent('Still valid when studies start.');
  });

  it('is compared by each table where two disagree', async () => {
    draw();
    await choose('PTE');
    await enter('Overall score', '58');
    expect(answer()).toHaveTextContent('About IELTS 6.5, by this table:');
    expect(answer()).toHaveTextContent('About IELTS 6.0, by this table:');
  });
});
