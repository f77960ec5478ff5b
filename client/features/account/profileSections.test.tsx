/** What a section of the profile sends, and what becomes of what was typed. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileOf, read } from './test/account.fixtures';
import { UpdateProfileDocument } from './UpdateProfile.gql';
import { LATER, openGuardian, removeNotices, retype, saved, section, seen, show, stored } from './test/profilePage';

afterEach(removeNotices);

describe('a section of the profile', () => {
  it('sends only what was changed, with the state that was read', async () => {
    show([
      read(stored),
      saved({ guardianJob: 'Giáo viên', ...seen }, { ...stored, guardianJob: 'Giáo viên', updatedAt: LATER }),
    ]);
    const { region, job, save } = await openGuardian();
    await retype(job, '  Giáo viên ');
    await userEvent.click(save);

    expect(await within(region).findByText('Giáo viên')).toBeVisible();
    expect(within(region).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('puts the focus into the first input of a section that is opened, and gives up changes on cancel', async () => {
    show([read(stored)]);
    const { region, name } = await openGuardian();
    expect(name).toHaveFocus();
    await retype(name, 'Ai đó');
    await userEvent.click(within(region).getByRole('button', { name: 'Hủy' }));

    expect(within(region).getByText('Trần Văn Bình')).toBeVisible();
  });

  it('says at the field what is wrong and sends nothing', async () => {
    show([read(stored)]);
    const region = await section('Thông tin học tập');
    await userEvent.click(within(region).getByRole('button', { name: /^Sửa phần/ }));
    const mark = await within(region).findByRole('textbox', { name: /GPA/ });
    await userEvent.type(mark, '11');
    await userEvent.click(within(region).getByRole('button', { name: 'Lưu' }));

    expect(await within(region).findByText('Vui lòng nhập một số nằm trong khoảng cho phép')).toBeVisible();
    expect(mark).toBeInvalid();
    expect(mark).toHaveFocus();
  });

  it('keeps both changes without a question when they do not meet', async () => {
    const meanwhile = { ...stored, otherQuestions: 'Có học bổng không?', updatedAt: LATER };
    const both = { ...meanwhile, guardianJob: 'Bác sĩ', updatedAt: '2026-11-21T02:30:00.000Z' };
    show([
      read(stored),
      saved({ guardianJob: 'Bác sĩ', ...seen }, 'CONFLICT'),
      read(meanwhile),
      saved({ guardianJob: 'Bác sĩ', seenUpdatedAt: LATER }, both),
    ]);
    const { region, job, save } = await openGuardian();
    await retype(job, 'Bác sĩ');
    await userEvent.click(save);

    expect(await within(region).findByText('Bác sĩ')).toBeVisible();
    expect(screen.getByText('Có học bổng không?')).toBeVisible();
  });

  it('shows both values when another tab changed the same field, and loses neither', async () => {
    const meanwhile = { ...stored, guardianName: 'Trần Thị Hoa', guardianJob: 'Bác sĩ', updatedAt: LATER };
    const mine = { ...meanwhile, guardianName: 'Lê Văn Nam', updatedAt: '2026-11-21T02:30:00.000Z' };
    show([
      read(stored),
      saved({ guardianName: 'Lê Văn Nam', ...seen }, 'CONFLICT'),
      read(meanwhile),
      saved({ guardianName: 'Lê Văn Nam', seenUpdatedAt: LATER }, mine),
    ]);
    const { region, name, save } = await openGuardian();
    await retype(name, 'Lê Văn Nam');
    await userEvent.click(save);

    const panel = await screen.findByRole('group', { name: 'Hồ sơ cá nhân vừa được sửa ở nơi khác' });
    expect(within(region).getByRole('alert')).toHaveTextContent('Chưa lưu được');
    expect(within(panel).getByRole('radio', { name: 'Giữ bản của tôi: Lê Văn Nam' })).toBeChecked();
    expect(within(panel).getByRole('radio', { name: 'Lấy bản mới: Trần Thị Hoa' })).not.toBeChecked();
    // What only the other tab changed is shown in the form from now on.
    expect(within(region).getByRole('textbox', { name: /^Nghề nghiệp/ })).toHaveValue('Bác sĩ');

    await userEvent.click(within(panel).getByRole('radio', { name: /^Lấy bản mới/ }));
    expect(within(region).getByRole('textbox', { name: /^Họ tên/ })).toHaveValue('Trần Thị Hoa');
    await userEvent.click(within(panel).getByRole('radio', { name: /^Giữ bản của tôi/ }));
    await userEvent.click(within(region).getByRole('button', { name: 'Lưu' }));

    expect(await within(region).findByText('Lê Văn Nam')).toBeVisible();
    expect(within(region).getByText('Bác sĩ')).toBeVisible();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    show([
      read(stored),
      {
        request: { query: UpdateProfileDocument, variables: { input: { guardianJob: 'Y tá', ...seen } } },
        error: new TypeError('offline'),
      },
    ]);
    const { region, job, save } = await openGuardian();
    await retype(job, 'Y tá');
    await userEvent.click(save);

    await waitFor(() => expect(within(region).getByRole('alert')).not.toBeEmptyDOMElement());
    expect(job).toHaveValue('Y tá');
    expect(await screen.findByText('Có lỗi xảy ra khi cập nhật hồ sơ')).toBeVisible();
  });

  it('says of an expired session in the form alone: the dialog that asks to log in again is no place for a second notice', async () => {
    const signedOut = { message: 'signed out', extensions: { code: 'UNAUTHENTICATED' } };
    show([
      read(stored),
      {
        request: { query: UpdateProfileDocument, variables: { input: { guardianJob: 'Y tá', ...seen } } },
        result: { errors: [signedOut] },
      },
    ]);
    const { region, job, save } = await openGuardian();
    await retype(job, 'Y tá');
    await userEvent.click(save);

    await waitFor(() => expect(within(region).getByRole('alert')).not.toBeEmptyDOMElement());
    expect(job).toHaveValue('Y tá');
    expect(screen.queryByText('Có lỗi xảy ra khi cập nhật hồ sơ')).not.toBeInTheDocument();
  });

  it('reopens a budget with cents and saves another field beside it', async () => {
    const before = { ...stored, budget: { amount: 12_500.5, currency: 'USD' as const } };
    const input = { targetInstitution: 'Deakin', seenUpdatedAt: stored.updatedAt };
    show([read(before), saved(input, { ...before, targetInstitution: 'Deakin', updatedAt: LATER })]);
    const region = await section('Nguyện vọng du học');
    await userEvent.click(within(region).getByRole('button', { name: /^Sửa phần/ }));
    expect(await within(region).findByRole('textbox', { name: /^Ngân sách/ })).toHaveValue('12.500,5');
    await userEvent.type(within(region).getByRole('textbox', { name: /^Trường mong muốn/ }), 'Deakin');
    await userEvent.click(within(region).getByRole('button', { name: 'Lưu' }));

    expect(await within(region).findByText('Deakin')).toBeVisible();
  });

  it('shows the range of the chosen test', async () => {
    show([read(stored)], 'en', '/profile?edit=academic');
    const region = await section('Academic information');
    await userEvent.selectOptions(
      await within(region).findByRole('combobox', { name: /^English certificate/ }),
      'Duolingo English Test',
    );

    expect(within(region).getByText('From 10 to 160, in steps of 5')).toBeVisible();
  });

  it('opens a mark and a sum with their own scale and currency, and finds nothing changed', async () => {
    show(
      [read({ ...stored, gpa: { value: 3.5, scale: 'FOUR' }, budget: { amount: 30_000, currency: 'AUD' } })],
      'en',
      '/profile?edit=academic',
    );
    const region = await section('Academic information');
    expect(await within(region).findByRole('combobox', { name: 'Scale' })).toHaveDisplayValue('Out of 4');
    await userEvent.click(within(region).getByRole('button', { name: 'Save' }));

    expect(await within(region).findByText('3.5 / 4')).toBeVisible();
  });

  it('takes at most six countries, in the order of choice', async () => {
    const wanted = ['US', 'AU', 'CA', 'DE', 'GB', 'IE'] as const;
    const start = profileOf({ preferredCountries: [] });
    show(
      [
        read(start),
        saved(
          { preferredCountries: [...wanted], ...seen },
          { ...start, preferredCountries: [...wanted], updatedAt: LATER },
        ),
      ],
      'en',
      '/profile?edit=interests',
    );
    const region = await section('Study abroad interests');
    for (const name of ['United States', 'Australia', 'Canada', 'Germany', 'United Kingdom', 'Ireland'])
      await userEvent.click(await within(region).findByRole('checkbox', { name }));

    expect(within(region).getByText('Choose up to 6. 6 chosen.')).toBeVisible();
    expect(within(region).getByRole('checkbox', { name: 'Japan', hidden: true })).toBeDisabled();
    await userEvent.click(within(region).getByRole('button', { name: 'Save' }));
    expect(
      await within(region).findByText('United States, Australia, Canada, Germany, United Kingdom, Ireland'),
    ).toBeVisible();
  });
});
