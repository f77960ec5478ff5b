import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { MyScholarshipCheckDocument } from './MyScholarshipCheck.gql';
import { ScholarshipCheck } from './ScholarshipCheck';

const scholarship = {
  id: 'x',
  destinations: ['AU', 'CA'] as const,
  eligibleLevels: ['UNDERGRADUATE', 'GRADUATE'] as const,
  eligibleFields: ['LAW'] as const,
};
const requirement = (part: string, outcome: string, changes: object = {}) => ({
  __typename: 'ScholarshipRequirement',
  part,
  outcome,
  yours: null,
  needed: null,
  unit: null,
  isThirdParty: false,
  isPredicted: false,
  missingFrom: null,
  table: null,
  ...changes,
});
const request = { query: MyScholarshipCheckDocument, variables: { scholarshipId: 'x' } };
const answer = (...requirements: readonly object[]) => ({
  request,
  result: { data: { myScholarshipCheck: requirements } },
});
const draw = (mocks: readonly object[], locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<ScholarshipCheck scholarship={scholarship} />, { locale, mocks: mocks as never });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('whether somebody meets what a scholarship asks for', () => {
  it('is said point by point with its reason, and never as a percentage', async () => {
    draw([
      answer(
        requirement('NATIONALITY', 'MET', { isThirdParty: true }),
        requirement('LEVEL', 'MET'),
        requirement('CURRENT_LEVEL', 'NOT_MET'),
        requirement('FIELD', 'NOT_MET'),
        requirement('COUNTRY', 'MET'),
        requirement('MARKS', 'NOT_MET', { yours: 7.5, needed: 8, unit: 'TEN', isPredicted: true }),
        requirement('DEADLINE', 'MET', { yours: 40, unit: 'DAYS' }),
      ),
    ]);
    expect(await screen.findByText('4 điều kiện đạt, 3 điều kiện chưa đạt')).toBeVisible();
    expect(lines()).toEqual([
      'Đạt: Người Việt Nam được xét (số liệu của bên thứ ba)',
      'Đạt: Bậc bạn muốn học được xét',
      'Còn thiếu: Bậc bạn đang học chưa đủ để vào bậc đó',
      'Còn thiếu: Học bổng dành cho: Luật. Bạn muốn học nhóm ngành khác',
      'Đạt: Học bổng cho nước bạn muốn đến',
      'Còn thiếu: Điểm trung bình 7,5 (ước tính, lấy mức thấp nhất) thấp hơn mức tối thiểu 8',
      'Đạt: Còn 40 ngày để nộp',
    ]);
    expect(document.body.textContent).not.toMatch(/%/);
  });

  it('says what to add and where, and what to ask the provider, in English too', async () => {
    draw(
      [
        answer(
          requirement('NATIONALITY', 'UNKNOWN', { missingFrom: 'CATALOGUE' }),
          requirement('LEVEL', 'UNKNOWN', { missingFrom: 'STUDENT' }),
          requirement('COUNTRY', 'UNKNOWN', { missingFrom: 'STUDENT' }),
          requirement('MARKS', 'UNKNOWN', { missingFrom: 'STUDENT', needed: 8, unit: 'TEN' }),
          requirement('DEADLINE', 'UNKNOWN', { missingFrom: 'CATALOGUE' }),
        ),
      ],
      'en',
    );
    expect(await screen.findByText('3 to add to your profile, 2 to ask about')).toBeVisible();
    expect(screen.getByText(/names no country yet; it is for study in: Australia, Canada/)).toBeVisible();
    expect(screen.getByText(/Add to your profile: the level you want, countries, and your average\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/en/profile/details');
    expect(screen.getByRole('link', { name: 'Open grade book' })).toHaveAttribute('href', '/en/grade');
    expect(
      screen.getByText('Worth asking the provider: which nationalities may apply and the deadline.'),
    ).toBeVisible();
  });

  it.each([
    [requirement('DEADLINE', 'NOT_MET'), 'Hạn nộp đã qua'],
    [requirement('DEADLINE', 'MET', { yours: 0, unit: 'DAYS' }), 'Hạn nộp là hôm nay'],
    [requirement('NATIONALITY', 'NOT_MET'), 'Không dành cho người Việt Nam'],
    [requirement('CURRENT_LEVEL', 'UNKNOWN', { missingFrom: 'CATALOGUE' }), /là tùy trường/],
    [requirement('LEVEL', 'NOT_MET'), /^Học bổng dành cho: Đại học, cao đẳng, Thạc sĩ\. Bạn muốn học bậc khác/],
  ])('%j reads %s', async (only, text) => {
    draw([answer(only)]);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('can be tried again', async () => {
    draw([{ request, error: new Error('no network') }, answer(requirement('LEVEL', 'MET'))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('1 điều kiện đạt')).toBeVisible();
  });
});
