import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHARED_DATA, SHARING_TEXT_VERSION } from '../../../../schema/rules/applications.values';
import type { ApplicationErrorCode } from '../../../generated/types';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { AnswerSharingRequestDocument } from './AnswerSharingRequest.gql';
import { GuardianSharingView } from './GuardianSharingView';
import { SharingRequestDocument } from './SharingRequest.gql';

const request = {
  __typename: 'SharingRequest' as const,
  guardianName: 'Trần Thị Hoa',
  studentName: 'Minh Anh',
  recipientName: 'Deakin University',
  destination: 'AU' as const,
  programTitle: 'Bachelor of Computer Science',
  intakeYear: 2027,
  intakeMonth: 7,
  data: [...SHARED_DATA],
  textVersion: SHARING_TEXT_VERSION,
};
const asked = (sharingRequest: typeof request | null) => ({
  request: { query: SharingRequestDocument, variables: { token: 'abc' } },
  result: { data: { sharingRequest } },
});
const answered = (isAgreed: boolean, language: 'VI' | 'EN', code?: ApplicationErrorCode) => ({
  request: {
    query: AnswerSharingRequestDocument,
    variables: { input: { token: 'abc', isAgreed, textVersion: SHARING_TEXT_VERSION, language } },
  },
  result: {
    data: {
      answerSharingRequest: {
        __typename: 'AnswerSharingRequestPayload' as const,
        errors: code ? [{ __typename: 'ApplicationError' as const, code, field: null }] : [],
      },
    },
  },
});
const open = (mocks: Parameters<typeof renderWithProviders>[1] & object) =>
  renderWithProviders(<GuardianSharingView />, { path: '/guardian-consent/application?token=abc', ...mocks });

describe('the page on which a guardian decides about one application', () => {
  it('says who gets what, in which country, for what and from whom, and that marks were another matter; it ticks nothing', async () => {
    open({ mocks: [asked(request)] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Kính gửi Trần Thị Hoa' })).toBeVisible();
    for (const text of [
      'Deakin University, Úc',
      'Bachelor of Computer Science',
      /điểm trung bình;/,
      /để trường xét hồ sơ/i,
      /lưu điểm số .* là chuyện khác/,
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Deakin University, Úc/ })).not.toBeChecked();
  });

  it('agrees only with the tick, in the language that was read', async () => {
    open({ locale: 'en', mocks: [asked(request), answered(true, 'EN')] });
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please tick the box above');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));

    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  });

  it('refuses without a tick and without a reason', async () => {
    open({ mocks: [asked(request), answered(false, 'VI')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Không đồng ý' }));

    expect(await screen.findByText(/đã khép lại và không được gửi đi/)).toBeVisible();
  });

  it('says that a link holds no more, also when it was used while the page was read', async () => {
    const view = open({ mocks: [asked(null)] });
    expect(await screen.findByRole('heading', { name: 'Liên kết này không còn dùng được' })).toBeVisible();
    view.unmount();
    open({ mocks: [asked(request), answered(false, 'VI', 'INVALID_TOKEN')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Không đồng ý' }));

    expect(await screen.findByRole('heading', { name: 'Liên kết này không còn dùng được' })).toHaveFocus();
  });
});
