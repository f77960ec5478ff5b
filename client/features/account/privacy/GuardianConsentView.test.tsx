import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_TEXT_VERSION } from '../../../../schema/rules/account.values';
import type { AccountErrorCode } from '../../../generated/types';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { GiveGuardianConsentDocument } from '../GiveGuardianConsent.gql';
import { GuardianRequestDocument } from '../GuardianRequest.gql';
import { GuardianConsentView } from './GuardianConsentView';

const request = {
  __typename: 'GuardianRequest' as const,
  purpose: 'MARKS' as 'MARKS' | 'COPIES',
  guardianName: 'Trần Thị Hoa',
  studentName: 'Minh Anh',
  askedAt: '2026-11-20T03:00:00.000Z',
};

const asked = (token: string, guardianRequest: typeof request | null) => ({
  request: { query: GuardianRequestDocument, variables: { token } },
  result: { data: { guardianRequest } },
});
const answered = (language: 'VI' | 'EN', code?: AccountErrorCode) => ({
  request: {
    query: GiveGuardianConsentDocument,
    variables: { input: { token: 'abc', textVersion: CONSENT_TEXT_VERSION, language } },
  },
  result: {
    data: {
      giveGuardianConsent: {
        __typename: 'GiveGuardianConsentPayload' as const,
        errors: code ? [{ __typename: 'AccountError' as const, code, field: null }] : [],
      },
    },
  },
});

const open = (mocks: Parameters<typeof renderWithProviders>[1] & object) =>
  renderWithProviders(<GuardianConsentView />, { path: '/guardian-consent?token=abc', ...mocks });

describe('the page of a guardian', () => {
  it('says who asks for whom, what is stored and how it is taken back, and ticks nothing', async () => {
    open({ mocks: [asked('abc', request)] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Kính gửi Trần Thị Hoa' })).toBeVisible();
    for (const name of ['Chúng tôi là ai', 'Chúng tôi lưu gì về em', 'Để làm gì', 'Rút lại thế nào'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Minh Anh/ })).not.toBeChecked();
  });

  it('sends nothing without the tick, and says so', async () => {
    open({ mocks: [asked('abc', request)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Đồng ý' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng đánh dấu');
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });

  it('records the agreement in the language that was read', async () => {
    open({ locale: 'en', mocks: [asked('abc', request), answered('EN')] });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));

    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('tells a link that holds no more from one that was used while the page was read', async () => {
    const view = open({ mocks: [asked('abc', null)] });
    expect(await screen.findByRole('heading', { name: 'Liên kết này không còn dùng được' })).toBeVisible();
    view.unmount();

    open({ mocks: [asked('abc', request), answered('VI', 'INVALID_TOKEN')] });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Đồng ý' }));
    expect(await screen.findByRole('heading', { name: 'Liên kết này không còn dùng được' })).toHaveFocus();
  });

  it('asks to read again when the text has changed meanwhile', async () => {
    open({ mocks: [asked('abc', request), answered('VI', 'OUTDATED_TEXT')] });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Đồng ý' }));

    expect(await screen.findByText(/Nội dung vừa được cập nhật/)).toBeVisible();
  });

  it('asks nothing of the server with a token that cannot be one', async () => {
    renderWithProviders(<GuardianConsentView />, {
      path: `/guardian-consent?token=${'x'.repeat(300)}`,
      mocks: [asked('', null)],
    });

    expect(await screen.findByRole('heading', { name: 'Liên kết này không còn dùng được' })).toBeVisible();
  });

  it('asks at 16 and 17 for an address alone, and says nothing of marks that are stored', async () => {
    open({ locale: 'en', mocks: [asked('abc', { ...request, purpose: 'COPIES' }), answered('EN')] });
    const box = await screen.findByRole('checkbox', { name: /This is my email address/ });
    expect(screen.getByText(/each time they do, you get a copy/)).toBeVisible();
    expect(screen.queryByText(/agree that .* stores their marks/)).not.toBeInTheDocument();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText(/Your address is confirmed/)).toBeVisible();
  });
});
