import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { newDraft } from './draft';
import { SaveGradesDocument } from './SaveGrades.gql';
import type { GradeBookState } from './useGradeBook';
import { useSaveGrades } from './useSaveGrades';

const draft = newDraft({ schoolName: 'THPT Chu Văn An', years: [] }, null);
const state = {
  isSignedIn: true,
  owner: 'u1',
  saved: null,
  draft,
  visitorDraft: null,
  needsGuardian: false,
  replaceDraft: jest.fn(),
  forgetVisitorDraft: jest.fn(),
};

function Save() {
  const { save } = useSaveGrades(state as Partial<GradeBookState> as GradeBookState);
  return (
    <button type="button" onClick={save}>
      Save grades
    </button>
  );
}

it('grades that cannot be saved are kept, with the words that say so', async () => {
  renderWithProviders(<Save />, {
    locale: 'en',
    path: '/grade',
    mocks: [
      {
        request: {
          query: SaveGradesDocument,
          variables: { input: { schoolName: 'THPT Chu Văn An', years: [], seenUpdatedAt: null } },
        },
        error: new TypeError('Failed to fetch'),
      },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save grades' }));
  expect(await screen.findByText('Error saving grades. Please try again.')).toBeInTheDocument();
  expect(state.replaceDraft).not.toHaveBeenCalledWith(null);
});
