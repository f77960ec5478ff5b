import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompleteProfileInput } from '../../generated/types';
import { renderInWorkspace } from '../../testing/renderInWorkspace';
import { profileOf, read, typed } from './test/account.fixtures';
import { CompleteProfileDocument } from './CompleteProfile.gql';
import { CompleteProfileView } from './CompleteProfileView';

const newcomer = profileOf({
  currentSchoolOrCompany: null,
  currentLevel: null,
  studyLevelWanted: null,
  preferredCountries: [],
});

const completed = (input: CompleteProfileInput): MockLink.MockedResponse => ({
  request: { query: CompleteProfileDocument, variables: { input } },
  result: {
    data: {
      completeProfile: {
        __typename: 'CompleteProfilePayload',
        profile: typed(newcomer),
        errors: [],
      },
    },
  },
});

const input: CompleteProfileInput = {
  currentSchoolOrCompany: 'THPT Lê Hồng Phong',
  currentLevel: 'UPPER_SECONDARY',
  studyLevelWanted: 'BACHELOR',
  preferredCountries: ['CA'],
  majorAbroad: null,
  fieldOfStudy: null,
  gpa: null,
  schoolDiploma: null,
  schoolEndYear: null,
  englishCert: null,
  budget: null,
  serviceInterest: null,
  referralChannel: null,
};

const show = (mocks: readonly MockLink.MockedResponse[], locale: 'vi' | 'en' = 'vi') =>
  renderInWorkspace(<CompleteProfileView />, { mocks, locale, path: '/complete-profile' });
const remember = (address: string) => {
  document.cookie = `pending-page=${encodeURIComponent(address)}; Path=/`;
};

const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Bắt đầu' }));

async function answer() {
  await start();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Trường hoặc nơi làm việc hiện tại' }),
    'THPT Lê Hồng Phong',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Đang học bậc nào' }), 'Cấp 3 (THPT)');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Canada' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bằng cấp bạn muốn lấy' }), 'Cử nhân');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu hồ sơ cá nhân' }));
}

afterEach(() => {
  document.cookie = 'pending-page=; Max-Age=0; Path=/';
});

describe('completing the profile', () => {
  it('says why it asks, and asks for no more than four answers', async () => {
    show([read(newcomer)]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Chào Minh Anh, kể thêm về bạn nhé' })).toBeVisible();
    expect(screen.getByText('Để biết bạn đã đủ điều kiện vào những ngành nào.')).toBeVisible();
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu hồ sơ cá nhân' }));
    expect(await screen.findAllByText('Vui lòng điền mục này')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Trường hoặc nơi làm việc hiện tại' })).toHaveFocus();
    const country = screen.getByRole('checkbox', { name: 'Canada' });
    expect(country).toHaveAccessibleDescription('Vui lòng điền mục này');

    await userEvent.click(country);
    await waitFor(() => expect(country).not.toHaveAccessibleDescription());
  });

  it('leads to the profile when it is saved', async () => {
    const { router } = show([read(newcomer), completed(input)]);
    await answer();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('leads to the page that was wanted before signing in, once', async () => {
    remember('/search-program?destination=CA');
    const { router } = show([read(newcomer), completed(input)]);
    await answer();

    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/search-program?destination=CA'),
    );
    expect(document.cookie).not.toContain('pending-page');
  });

  it('can be put off: the same way on, and nothing is asked when nothing was typed', async () => {
    const { router } = show([read(newcomer)], 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'Do this later' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/en/profile'));
  });

  it.each(['/complete-profile', '//elsewhere.example', 'https://elsewhere.example/profile'])(
    'is not led in circles or off the site by %s',
    async address => {
      remember(address);
      const { router } = show([read(newcomer)]);
      await userEvent.click(await screen.findByRole('button', { name: 'Để sau' }));

      await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    },
  );
});
