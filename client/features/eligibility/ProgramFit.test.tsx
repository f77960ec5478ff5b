import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eligibilityReason as reason } from '../../testing/eligibilityReason';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MyEligibilityDocument } from './MyEligibility.gql';
import { ProgramFit } from './ProgramFit';

const missing = (part: string, missingFrom: string) => ({ __typename: 'EligibilityReason', part, missingFrom });
const request = { query: MyEligibilityDocument, variables: { programIds: ['p1'] } };
const answer = (changes: object) => ({
  request,
  result: {
    data: {
      myEligibility: [
        {
          __typename: 'ProgramEligibility',
          programId: 'p1',
          eligibility: {
            __typename: 'Eligibility',
            band: 'LIKELY',
            coverage: 85,
            restsOnThirdParty: false,
            reasons: [],
            missing: [],
            lift: null,
            ...changes,
          },
        },
      ],
    },
  },
});
const marks = reason('ACADEMIC', 'MET', { yours: 8.4, needed: 7.5, unit: 'TEN', isPredicted: true });
const language = reason('ENGLISH', 'SHORT', {
  yours: 6.5,
  needed: 7,
  unit: 'IELTS',
  isThirdParty: true,
  table: { __typename: 'LocalizedText', vi: 'Bảng TOEFL', en: 'TOEFL table' },
});

const draw = (mock: object, look: 'LINE' | 'BLOCK' | 'WORD' = 'BLOCK', locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<ProgramFit programId="p1" look={look} />, { locale, mocks: [mock] as never });

describe('how well somebody fits a program', () => {
  it('is a word with its reasons, the kind of their sources and the change that helps most', async () => {
    draw(
      answer({
        reasons: [language, marks],
        lift: { __typename: 'EligibilityLift', part: 'ENGLISH', by: 0.5, unit: 'IELTS', band: 'VERY_LIKELY' },
        restsOnThirdParty: true,
      }),
    );
    expect(await screen.findByText('Vừa sức')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Còn thiếu: IELTS 6,5 của bạn thấp hơn mức IELTS 7,0 (gần đúng, theo Bảng TOEFL; số liệu của bên thứ ba)',
      'Đạt: Điểm trung bình 8,4 (có phần dự đoán) đạt mức 7,5',
    ]);
    expect(screen.getByText('IELTS thêm 0,5 sẽ đưa ngành này lên mức “Rất vừa sức”.')).toBeVisible();
    expect(screen.getByText(/dựa vào số liệu của bên thứ ba/)).toBeVisible();
    expect(screen.getByText('So được 85 trên 100 điểm.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/%/);
  });

  it('says what to add and what to ask for where too little is known, in English too', async () => {
    draw(
      answer({
        band: 'NOT_ENOUGH_DATA',
        coverage: 45,
        reasons: [marks, reason('ENGLISH', 'UNKNOWN', { missingFrom: 'STUDENT', needed: 6.5, unit: 'IELTS' })],
        missing: [missing('ENGLISH', 'STUDENT'), missing('TIME', 'CATALOGUE')],
      }),
      'BLOCK',
      'en',
    );
    expect(await screen.findByText('Not enough data')).toBeVisible();
    expect(screen.getByText(/No English certificate to compare; IELTS 6.5 is asked for/)).toBeVisible();
    expect(screen.getByText(/Add to your profile: English\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/en/profile/details');
    expect(screen.getByText('Ask the institution about: the deadline.')).toBeVisible();
  });

  it('does not ask for a budget that is there, where no rate compares it', async () => {
    draw(
      answer({
        band: 'NOT_ENOUGH_DATA',
        coverage: 45,
        reasons: [reason('FUNDS', 'UNKNOWN')],
        missing: [{ ...missing('FUNDS', 'STUDENT'), missingFrom: null }, missing('TIME', 'CATALOGUE')],
      }),
    );
    expect(await screen.findByText('Chưa có tỷ giá để so ngân sách của bạn')).toBeVisible();
    expect(screen.getByText('Hỏi trường: hạn nộp.')).toBeVisible();
    expect(screen.queryByText(/Thêm vào hồ sơ/)).toBeNull();
  });

  it('is one line on a card', async () => {
    draw(answer({ band: 'NOT_ELIGIBLE_NOW', reasons: [reason('DEADLINE', 'BLOCKED')] }), 'LINE');
    expect(await screen.findByText('Chưa nộp được')).toBeVisible();
    expect(screen.getByText('Hạn nộp đã qua')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is the word alone beside the price', async () => {
    draw(answer({ reasons: [marks] }), 'WORD');
    expect(await screen.findByText('Vừa sức')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('can be tried again on the page of the program', async () => {
    renderWithProviders(<ProgramFit programId="p1" look="BLOCK" />, {
      mocks: [{ request, error: new Error('no network') }, answer({})],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Vừa sức')).toBeVisible();
  });
});
