/** The answers of the login, and what every page around it does in tests. */
import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '../../../kernel/forms/drafts';
import { hardNavigate } from '../../../kernel/page/hardNavigate';
import { writePendingPage } from '../../../kernel/storage/pending';
import { loginDraft, registerDraft } from '../drafts';
import { LoginDocument } from '../Login.gql';

export type Mock = MockLink.MockedResponse;

export const user = userEvent.setup();
export const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Where pages lead to; before each test nothing is typed, remembered or pending. */
export function watchNavigation() {
  const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined);
  beforeEach(() => {
    to.mockClear();
    [loginDraft, registerDraft].forEach(dropDraft);
    writePendingPage(null);
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  return to;
}

export const mistake = (code: string, field: string | null = null) => ({ __typename: 'SessionError', code, field });

export const login = (
  answer: {
    viewer?: { isProfileComplete: boolean };
    enrolment?: { secret: string; uri: string };
    errors?: ReturnType<typeof mistake>[];
  },
  email = 'lan@example.org',
  password = 'troi mua',
): Mock => ({
  request: { query: LoginDocument, variables: { input: { email, password, rememberMe: false } } },
  result: {
    data: {
      login: {
        __typename: 'LoginPayload',
        viewer: answer.viewer ? { __typename: 'Viewer', id: 'u1', ...answer.viewer } : null,
        enrolment: answer.enrolment ? { __typename: 'SecondFactorEnrolment', ...answer.enrolment } : null,
        errors: answer.errors ?? [],
      },
    },
  },
});
