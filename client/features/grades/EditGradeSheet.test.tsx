import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookOf, yearOf } from '../../../schema/rules/grades/gradeBook.fixtures';
import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { EditGradeSheet } from './EditGradeSheet';

const year = yearOf(11, { MATH: ['8.2', '8.6'] });
const book: GradeBook = { ...bookOf(year), schoolName: '' };
const field = (label: string) => screen.getByLabelText(label);
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));

function show() {
  const changed: GradeBook[] = [];
  const onClose = jest.fn();
  const { unmount } = renderWithProviders(
    <EditGradeSheet book={book} year={year} onClose={onClose} onChange={change => void changed.push(change(book))} />,
    { locale: 'en', path: '/grade' },
  );
  return { changed, onClose, unmount };
}

describe('the form of a grade', () => {
  // What is left in one form is kept for the next.
  afterEach(async () => {
    cleanup();
    show();
    const discard = screen.queryByRole('button', { name: 'Discard them' });
    if (discard) await userEvent.click(discard);
  });

  it('names the grade, and takes school, academic system and number of terms', async () => {
    const { changed, onClose } = show();
    expect(screen.getByRole('dialog', { name: 'Edit grade 11' })).toBeInTheDocument();
    await userEvent.type(field('High school name'), ' THPT  Chu Văn An ');
    await userEvent.selectOptions(field('Academic system'), 'Percentage');
    await userEvent.clear(field('Terms per grade'));
    await userEvent.type(field('Terms per grade'), '3');
    await done();

    expect(changed).toMatchObject([
      { schoolName: 'THPT Chu Văn An', years: [{ level: 11, system: 'PERCENTAGE', termCount: 3 }] },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['0', '-1', '', 'two', '1.5'])(
    'says at the field that %j is no number of terms, and changes nothing',
    async text => {
      const { changed, onClose } = show();
      await userEvent.clear(field('Terms per grade'));
      if (text) await userEvent.type(field('Terms per grade'), text);
      await done();

      expect(await screen.findByText('The number of terms must be from 1 to 4')).toBeVisible();
      expect(screen.getByText('Please enter your school name')).toBeVisible();
      expect(field('High school name')).toHaveFocus();
      expect(field('Terms per grade')).toBeInvalid();
      expect([changed, onClose.mock.calls]).toEqual([[], []]);
    },
  );

  it('that is left without "Done" has what was typed when it is opened again, until it is discarded', async () => {
    const first = show();
    await userEvent.type(field('High school name'), 'THPT Kim Liên');
    expect(screen.queryByRole('button', { name: 'Discard them' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([first.onClose.mock.calls.length, first.changed]).toEqual([1, []]);
    first.unmount();

    const again = show();
    expect(field('High school name')).toHaveValue('THPT Kim Liên');
    await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(field('High school name')).toHaveValue('');
    again.unmount();
    show();
    expect(field('High school name')).toHaveValue('');
  });

  it("takes a subject of one's own, and says that it was added", async () => {
    show();
    const said = screen.getAllByRole('status').find(region => region.textContent === '');
    await userEvent.type(field('Another subject'), ' French ');
    await userEvent.click(screen.getByRole('button', { name: 'Add subject' }));

    expect(said).toHaveTextContent('French added');
    expect(screen.getByRole('checkbox', { name: 'French' })).toBeChecked();
    expect(field('Another subject')).toHaveValue('');
  });
});
