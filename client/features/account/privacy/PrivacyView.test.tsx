import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_TEXT_VERSION } from '../../../../schema/rules/account.values';
import { PersonalDataLabelsProvider } from '../../../kernel/feature/personalDataLabels';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { profileOf, read, typed, type StoredProfile } from '../test/account.fixtures';
import { DeleteAccountDocument } from '../DeleteAccount.gql';
import { MyDeletionPreviewDocument } from '../MyDeletionPreview.gql';
import { RequestGuardianConsentDocument } from '../RequestGuardianConsent.gql';
import { SetConsentDocument } from '../SetConsent.gql';
import { WithdrawCorrectionDocument } from '../WithdrawCorrection.gql';
import { PrivacyView } from './PrivacyView';

const AT = '2026-11-21T03:00:00.000Z';
const agreed = { purpose: 'MARKETING', isGiven: true, textVersion: CONSENT_TEXT_VERSION, at: AT } as const;

const decided = (isGiven: boolean): MockLink.MockedResponse => ({
  request: {
    query: SetConsentDocument,
    variables: { input: { purpose: 'MARKETING', isGiven, textVersion: CONSENT_TEXT_VERSION, language: 'VI' } },
  },
  result: {
    data: {
      setConsent: {
        __typename: 'SetConsentPayload',
        consents: [{ __typename: 'Consent', ...agreed, isGiven }],
        errors: [],
      },
    },
  },
});

const show = (profile: StoredProfile, mocks: readonly MockLink.MockedResponse[] = [], locale: 'vi' | 'en' = 'vi') =>
  renderInWorkspace(
    <PersonalDataLabelsProvider value={{ wishlist: { vi: 'Mục đã lưu', en: 'Wishlist items' } }}>
      <PrivacyView Sharing={() => <p>what schools get</p>} />
    </PersonalDataLabelsProvider>,
    { mocks: [read(profile), ...mocks], locale, path: '/profile/privacy' },
  );
const section = (name: string) => screen.findByRole('region', { name });

describe('consents', () => {
  it('are asked for one by one, and none is given beforehand', async () => {
    show(profileOf());
    const boxes = within(await section('Bạn cho phép chúng tôi làm gì')).getAllByRole('checkbox');

    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(screen.getAllByText('Bạn chưa chọn. Chưa chọn nghĩa là không đồng ý.')).toHaveLength(4);
  });

  it('are stored when they are chosen, and taken back as easily', async () => {
    show(profileOf(), [decided(true), decided(false)]);
    const box = await screen.findByRole('checkbox', { name: /nhận email về học bổng mới/ });
    await userEvent.click(box);
    expect(await screen.findByText('Bạn đã đồng ý ngày 21/11/2026 (nội dung bản 01/11/2026).')).toBeVisible();
    expect(box).toBeChecked();

    await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(box);
    expect(await screen.findByText('Bạn không đồng ý từ ngày 21/11/2026 (nội dung bản 01/11/2026).')).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('go back to what is stored when storing fails', async () => {
    show(profileOf());
    const box = await screen.findByRole('checkbox', { name: /nhận email về học bổng mới/ });
    await userEvent.click(box);

    await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'));
    expect(box).not.toBeChecked();
  });

  it('of an earlier text are shown as such, are asked for again, and can still be withdrawn', async () => {
    show(profileOf({ consents: [{ ...agreed, textVersion: '2026-01-05' }] }), [decided(false)]);
    expect(await screen.findByRole('checkbox', { name: /nhận email về học bổng mới/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Rút lại sự đồng ý trước đây' }));

    expect(await screen.findByText(/^Bạn không đồng ý từ ngày/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Rút lại sự đồng ý trước đây' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Bạn cho phép chúng tôi làm gì' })).toHaveFocus();
  });
});

describe('correction requests', () => {
  const request = {
    id: 'request-1',
    field: 'PHONE',
    currentValue: '+84912345678',
    wantedValue: '+84987654321',
    reason: null,
    status: 'OPEN',
    requestedAt: AT,
    dueOn: '2026-12-01',
    decidedAt: null,
    answer: null,
  } as const;

  it('are listed with their due day, and an open one can be taken back', async () => {
    const mocks = [
      {
        request: { query: WithdrawCorrectionDocument, variables: { input: { requestId: 'request-1' } } },
        result: {
          data: {
            withdrawCorrection: {
              __typename: 'RequestCorrectionPayload' as const,
              request: { __typename: 'CorrectionRequest' as const, ...request, status: 'WITHDRAWN' as const },
              errors: [],
            },
          },
        },
      },
    ];
    show(profileOf({ correctionRequests: [request] }), mocks);
    const region = await section('Yêu cầu đính chính');
    expect(within(region).getByText(/Số điện thoại: từ 0912 345 678 thành 0987 654 321/)).toBeVisible();
    expect(within(region).getByText(/trả lời trước ngày 01\/12\/2026/)).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Rút lại yêu cầu đính chính số điện thoại' }));

    expect(await within(region).findByText('Đã rút lại')).toBeVisible();
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
    expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus();
  });
});

describe('deleting the account', () => {
  const preview: MockLink.MockedResponse = {
    request: { query: MyDeletionPreviewDocument, variables: {} },
    result: {
      data: {
        myDeletionPreview: [
          { __typename: 'DeletionPart', part: 'profile', count: 1 },
          { __typename: 'DeletionPart', part: 'wishlist', count: 12 },
          { __typename: 'DeletionPart', part: 'grades', count: 0 },
          { __typename: 'DeletionPart', part: 'somethingNew', count: 3 },
        ],
      },
    },
  };

  it('shows what goes with its number, and refuses a wrong password at its field', async () => {
    const refused: MockLink.MockedResponse = {
      request: { query: DeleteAccountDocument, variables: { input: { password: 'not-this-one' } } },
      result: {
        data: {
          deleteAccount: {
            __typename: 'DeleteAccountPayload',
            errors: [{ __typename: 'AccountError', code: 'WRONG_PASSWORD', field: 'password' }],
          },
        },
      },
    };
    show(profileOf(), [preview, refused]);
    await userEvent.click(
      within(await section('Xóa tài khoản')).getByRole('button', { name: 'Xóa tài khoản của tôi' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Xóa tài khoản' });

    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(item => item.textContent),
      ).toEqual(['Hồ sơ cá nhân và thông tin đăng nhập1', 'Mục đã lưu12', 'Dữ liệu khác: somethingNew3']),
    );
    expect(within(dialog).getByText(/Việc này không thể hoàn tác/)).toBeVisible();
    const password = within(dialog).getByLabelText('Nhập mật khẩu để xác nhận');
    await userEvent.type(password, 'not-this-one');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa vĩnh viễn' }));
    expect(await within(dialog).findByText('Mật khẩu chưa đúng')).toBeVisible();
    expect(password).toHaveFocus();
  });
});

describe('a person under 16', () => {
  const young = profileOf({
    guardianConsent: { status: 'NEEDED', guardianName: null, guardianEmailHint: null, askedAt: null, givenAt: null },
  });

  it('asks a guardian by mail, and sees that they were asked', async () => {
    const mocks: MockLink.MockedResponse[] = [
      {
        request: {
          query: RequestGuardianConsentDocument,
          variables: { input: { guardianName: 'Trần Thị Hoa', guardianEmail: 'hoa@example.org' } },
        },
        result: {
          data: {
            requestGuardianConsent: {
              __typename: 'RequestGuardianConsentPayload',
              guardianConsent: {
                __typename: 'GuardianConsent',
                status: 'ASKED',
                guardianName: 'Trần Thị Hoa',
                guardianEmailHint: 'h***@example.org',
                askedAt: AT,
                givenAt: null,
              },
              guardianCopy: {
                __typename: 'GuardianCopy',
                status: 'NOT_NEEDED',
                guardianName: null,
                guardianEmailHint: null,
                askedAt: null,
              },
              errors: [],
            },
          },
        },
      },
    ];
    show(young, mocks);
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Họ tên bố, mẹ hoặc người giám hộ' }),
      'Trần Thị Hoa',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Email của người đó' }), 'hoa@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi thư xin đồng ý' }));

    expect(
      await screen.findByText('Đã gửi thư cho Trần Thị Hoa (h***@example.org) ngày 21/11/2026. Đang chờ trả lời.'),
    ).toBeVisible();
  });

  it('cannot name their own address', async () => {
    show(young);
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Họ tên bố, mẹ hoặc người giám hộ' }),
      'Trần Thị Hoa',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Email của người đó' }), ' MinhAnh@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi thư xin đồng ý' }));

    expect(await screen.findByText(/^Đây là email của bạn/)).toBeVisible();
  });

  it('agrees to nothing before a guardian has, and may withdraw', async () => {
    show({ ...young, ...profileOf({ consents: [agreed] }), guardianConsent: typed(young).guardianConsent });
    const boxes = within(await section('Bạn cho phép chúng tôi làm gì')).getAllByRole('checkbox');
    expect(boxes.filter(box => !box.hasAttribute('disabled'))).toEqual([
      screen.getByRole('checkbox', { name: /nhận email về học bổng mới/, checked: true }),
    ]);
    expect(screen.getByText(/những lựa chọn này mở ra sau khi bố mẹ/)).toBeVisible();
  });

  it('is not asked for it at 16, and sees when it was given', async () => {
    const view = show(profileOf());
    await section('Xóa tài khoản');
    expect(screen.queryByRole('region', { name: 'Sự đồng ý của bố mẹ hoặc người giám hộ' })).not.toBeInTheDocument();
    view.unmount();

    show({
      ...young,
      guardianConsent: { ...typed(young).guardianConsent, status: 'GIVEN', guardianName: 'Trần Thị Hoa', givenAt: AT },
    });
    expect(await screen.findByText('Trần Thị Hoa đã đồng ý ngày 21/11/2026. Bạn lưu điểm số được rồi.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gửi thư xin đồng ý' })).not.toBeInTheDocument();
  });
});

describe('at 16 and 17', () => {
  const copyOf = (change: Partial<StoredProfile['guardianCopy']>): StoredProfile =>
    profileOf({
      guardianCopy: { status: 'NEEDED', guardianName: null, guardianEmailHint: null, askedAt: null, ...change },
    });

  it('the address of a guardian is asked for, with the reason, and no consent is locked by it', async () => {
    show(copyOf({}), [], 'en');
    const step = await section('Copies for a parent or guardian');

    expect(step).toHaveTextContent(/which school gets what, and why/);
    expect(await within(step).findByRole('button', { name: 'Send the email' })).toBeEnabled();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeEnabled();
  });

  it('an address that is confirmed is shown, and not asked for again', async () => {
    show(
      copyOf({ status: 'CONFIRMED', guardianName: 'Trần Thị Bình', guardianEmailHint: 'b***@example.org' }),
      [],
      'en',
    );
    const step = await section('Copies for a parent or guardian');

    expect(step).toHaveTextContent('Copies of your applications go to Trần Thị Bình (b***@example.org).');
    expect(within(step).queryByRole('button')).not.toBeInTheDocument();
  });
});

it('what schools get stands on the page of privacy, put there by the feature that applies', async () => {
  show(profileOf());
  expect(await screen.findByText('what schools get')).toBeVisible();
});
