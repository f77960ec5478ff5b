import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_CONSENT_TEXT_VERSION } from '../../../../schema/rules/reviews.values';
import { renderInWorkspace } from '../../../testing/renderInWorkspace';
import { monash, myReview } from '../reviews.fixtures';
import { ReviewSubjectDocument } from '../ReviewSubject.gql';
import { MyReviews } from './MyReviews';
import { MyReviewsDocument } from './MyReviews.gql';
import { SaveReviewDocument } from './SaveReview.gql';

const viewer = { __typename: 'Viewer', id: 'u1', role: 'STUDENT', needsGuardianConsent: false };
const answering = (myReviews: readonly object[], person: object = viewer) => ({
  request: { query: MyReviewsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { viewer: person, myReviews } },
});
const subject = {
  request: { query: ReviewSubjectDocument, variables: { slug: 'monash' } },
  result: { data: { institution: { ...monash, isRetired: false } } },
};
const sent: { readonly idempotencyKey: string; readonly seenUpdatedAt: string | null }[] = [];
const saving = (...answers: readonly object[]) =>
  answers.map(saveReview => ({
    request: {
      query: SaveReviewDocument,
      variables: (variables: object) => Boolean(sent.push(Object(variables).input)),
    },
    result: { data: { saveReview: { __typename: 'SaveReviewPayload', ...saveReview } } },
  }));
const taken = { review: myReview(), errors: [] };
const conflict = { review: null, errors: [{ __typename: 'ReviewError', code: 'CONFLICT', field: null }] };

const fill = async () => {
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Nhận xét/ }),
    'Em mở được nguồn của từng con số, nên biết phải hỏi trường điều gì.',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Tên hiện công khai/ }), 'Minh, Huế');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi nhận xét' }));
const consent = () => screen.getByRole('checkbox');

beforeEach(() => {
  sent.length = 0;
});

describe('writing a review', () => {
  it('needs consent, which is unticked, and says so at the box', async () => {
    renderInWorkspace(<MyReviews />, {
      path: '/profile/reviews?institution=monash',
      mocks: [answering([]), subject, ...saving(taken)],
    });
    expect(await screen.findByRole('heading', { name: 'Viết về Monash University' })).toBeVisible();
    expect(consent()).not.toBeChecked();
    await fill();
    await send();

    expect(await screen.findByText('Bạn cần đồng ý thì chúng tôi mới được đăng')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(consent());
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      {
        institutionId: 'i1',
        name: 'Minh, Huế',
        studies: null,
        language: 'VI',
        consent: { publish: true, textVersion: REVIEW_CONSENT_TEXT_VERSION },
        seenUpdatedAt: null,
      },
    ]);
  });

  it('says at the field what cannot be taken', async () => {
    renderInWorkspace(<MyReviews />, { path: '/profile/reviews?about=service', mocks: [answering([])] });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nhận xét/ }), 'Hay.');
    await userEvent.type(screen.getByRole('textbox', { name: /^Tên hiện công khai/ }), 'minh@mail.example');
    await send();

    expect(await screen.findByText('Viết thêm một chút: ít nhất 40 ký tự')).toBeVisible();
    expect(screen.getByText(/Không viết email hay số điện thoại/)).toBeVisible();
  });

  it('keeps the text when it changed elsewhere, and sends it again under a new key', async () => {
    const present = myReview({ status: 'PUBLISHED', publishedAt: '2026-11-21T03:00:00.000Z' });
    renderInWorkspace(<MyReviews />, {
      path: '/profile/reviews?about=service',
      mocks: [answering([present]), ...saving(conflict, conflict)],
    });
    expect(await screen.findByRole('heading', { name: 'Sửa nhận xét về trang này' })).toBeVisible();
    const text = screen.getByRole('textbox', { name: /^Nhận xét/ });
    await userEvent.type(text, ' Thêm.');
    await userEvent.click(consent());
    await send();

    expect(await screen.findByText(/vừa đổi ở nơi khác/)).toBeVisible();
    expect(text).toHaveValue(`${present.text} Thêm.`);
    await userEvent.type(text, ' Nữa.');
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ seenUpdatedAt }) => seenUpdatedAt)).toEqual([present.updatedAt, present.updatedAt]);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it.each([
    [{ needsGuardianConsent: true }, /bố mẹ hoặc người giám hộ cần đồng ý/],
    [{ role: 'ADVISOR' }, /Tài khoản nhân viên không viết nhận xét/],
  ])('is not offered to %j, and says why', async (changes, reason) => {
    renderInWorkspace(<MyReviews />, {
      path: '/profile/reviews?about=service',
      mocks: [answering([], { ...viewer, ...changes })],
    });

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the list of one’s own', () => {
  it('says where each stands, and why one was not published', async () => {
    const declined = myReview({
      id: 'r2',
      status: 'DECLINED',
      declineReason: 'PERSONAL_DATA',
      declineNote: 'Bạn bỏ tên thầy nhé.',
      institution: monash,
    });
    renderInWorkspace(<MyReviews />, { path: '/profile/reviews', mocks: [answering([myReview(), declined])] });
    const [waiting, refused] = within(await screen.findByRole('region', { name: 'Bài đã viết' })).getAllByRole(
      'listitem',
    );

    expect(waiting).toHaveTextContent('Chờ duyệt');
    expect(refused).toHaveTextContent('Không được duyệt');
    expect(refused).toHaveTextContent('Bài có tên hoặc thông tin của người khác');
    expect(refused).toHaveTextContent('Lời nhắn: Bạn bỏ tên thầy nhé.');
    expect(screen.getByRole('link', { name: 'Sửa nhận xét về Monash University' })).toHaveAttribute(
      'href',
      '/profile/reviews?institution=monash',
    );
  });

  it('says how to begin while it is empty', async () => {
    renderInWorkspace(<MyReviews />, { path: '/profile/reviews', mocks: [answering([])] });

    expect(await screen.findByText('Bạn chưa viết nhận xét nào')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Viết về trang này' })).toHaveAttribute(
      'href',
      '/profile/reviews?about=service',
    );
  });
});
