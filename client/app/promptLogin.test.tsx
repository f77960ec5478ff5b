/** The question that a visitor is asked before what needs an account. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promptLogin } from './promptLogin';

const save = { kind: 'ADD_TO_WISHLIST', payload: { kind: 'PROGRAM', id: 'p1' } } as const;
const dialog = () => screen.findByRole('alertdialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/programs/x?tab=similar#fees');
});

it.each([
  [
    '/en/search-program',
    'You need to login to continue. Do you want to login now?',
    ['Cancel', 'Create an account', 'Login'],
  ],
  ['/search-program', 'Bạn cần đăng nhập để tiếp tục. Đăng nhập ngay bây giờ?', ['Hủy', 'Tạo tài khoản', 'Đăng nhập']],
] as const)('is asked in the language of %s, with a way out', async (path, question, buttons) => {
  window.history.replaceState(null, '', path);
  const answer = promptLogin(save);
  expect(await dialog()).toHaveAccessibleDescription(question);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  await press(buttons[0]);
  expect(await answer).toBeNull();
});

it.each([
  ['Login', 'LOGIN'],
  ['Create an account', 'REGISTER'],
] as const)('answered by “%s” leads on, and remembers the place and what was pressed', async (button, choice) => {
  const answer = promptLogin(save);
  await dialog();
  await press(button);

  expect(await answer).toBe(choice);
  expect(window.localStorage.getItem('redirectAfterLogin')).toBe('/en/programs/x?tab=similar#fees');
  expect(JSON.parse(window.localStorage.getItem('pendingAction') ?? 'null')).toMatchObject({ action: save });
});

it('answered by “Cancel” leaves the visitor where they are, and remembers nothing', async () => {
  const answer = promptLogin(save);
  await dialog();
  await press('Cancel');

  expect(await answer).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});
