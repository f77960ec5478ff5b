import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildChance,
  chanceLevel,
  chanceMoney,
  chanceRequirement,
  chanceSelectivity,
  named,
} from '../../testing/chance';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MyEligibilityDocument } from './MyEligibility.gql';
import { ProgramFit } from './ProgramFit';

const request = { query: MyEligibilityDocument, variables: { programIds: ['p1'] } };
type Chance = ReturnType<typeof buildChance>;

const answer = (word: Chance['answer'], changes: Partial<Chance> = {}) => ({
  request,
  result: {
    data: {
      myEligibility: [{ __typename: 'ProgramEligibility', programId: 'p1', chance: buildChance(word, changes) }],
    },
  },
});
const average = chanceRequirement('MET', { yours: 8.4, needed: 7.5, unit: 'TEN', isEstimated: true });
const english = chanceRequirement('SHORT', {
  yours: 6.5,
  needed: 7,
  unit: 'IELTS',
  isThirdParty: true,
  table: named('LocalizedText', { vi: 'Bảng TOEFL', en: 'TOEFL table' }),
});
const need = { __typename: 'LocalizedText', vi: 'Cần dự bị đại học (Studienkolleg).', en: 'Studienkolleg first.' };
const source = { __typename: 'Source', id: 'daad', name: 'DAAD', url: 'https://daad.example/' };

const draw = (mock: object, look: 'LINE' | 'BLOCK' | 'WORD' = 'BLOCK', locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<ProgramFit programId="p1" look={look} />, { locale, mocks: [mock] as never });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const NO_PROMISE = 'Đạt mức tối thiểu không có nghĩa là được nhận; trường quyết định.';

describe('the chance of a place', () => {
  it('is a word with every line that it rests on, the kind of its sources, and that a minimum is no promise', async () => {
    draw(
      answer('BELOW_MINIMUM', {
        average,
        english,
        level: chanceLevel('OPEN', { isDiplomaAssumed: true }),
        selectivity: chanceSelectivity('SELECTIVE', { admissionRate: 0.4856, isHarderField: true }),
        money: chanceMoney('OVER_BUDGET', {
          over: named('YearlyBudget', { amount: 60_123_456, currency: 'VND' }),
        }),
        restsOnThirdParty: true,
      }),
    );
    expect(await screen.findByText('Chưa đạt: IELTS thiếu khoảng 0.5')).toBeVisible();
    expect(lines()).toEqual([
      'Đạt: Điểm trung bình 8,4 (ước tính, lấy mức thấp nhất) đạt mức tối thiểu 7,5',
      'Còn thiếu: IELTS 6.5 của bạn thấp hơn mức tối thiểu IELTS 7.0 (gần đúng, theo Bảng TOEFL; số liệu của bên thứ ba)',
      'Đạt: Bằng tốt nghiệp THPT (hồ sơ cá nhân chưa ghi bằng nào, nên tạm lấy bằng này) vào thẳng được',
      'Trường nhận 49% người nộp vào năm nhất, tính chung mọi quốc tịch và mọi ngành; ngành này thường khó vào hơn',
      expect.stringMatching(/^Còn thiếu: Vượt ngân sách khoảng 60.triệu.đồng trong năm đầu, chưa tính học bổng$/),
    ]);
    expect(screen.getByText(/dựa vào số liệu của bên thứ ba/)).toBeVisible();
    expect(screen.getByText(NO_PROMISE)).toBeVisible();
  });

  it('names what is met and what is not known, where nothing can be said of chances', async () => {
    draw(answer('MEETS_MINIMUMS', { english: chanceRequirement('MET', { yours: 7, needed: 6.5, unit: 'IELTS' }) }));
    expect(
      await screen.findByText(
        'Đạt tiếng Anh; chưa biết điểm trung bình, bằng của bạn có được nhận thẳng không và trường nhận bao nhiêu người nộp',
      ),
    ).toBeVisible();
    expect(screen.getByText(NO_PROMISE)).toBeVisible();
  });

  it('says what comes before it, with who states it', async () => {
    const rule = { __typename: 'DiplomaRule', need, note: null, source };
    draw(answer('PATHWAY_FIRST', { level: chanceLevel('PATHWAY', { rule }) }));
    expect(await screen.findByText('Cần dự bị trước')).toBeVisible();
    expect(screen.getByText('Cần dự bị đại học (Studienkolleg).')).toBeVisible();
    expect(screen.getByRole('link', { name: 'DAAD' })).toHaveAttribute('href', 'https://daad.example/');
  });

  it('says what the program itself asks for first', async () => {
    const note = { __typename: 'LocalizedText', vi: 'Phải có bằng cao đẳng trước.', en: 'An associate degree first.' };
    const rule = { __typename: 'DiplomaRule', need: null, note, source };
    draw(answer('NOT_ELIGIBLE_NOW', { level: chanceLevel('NO', { from: 'PROGRAM', rule }) }));
    expect(await screen.findByText('Phải có bằng cao đẳng trước.')).toBeVisible();
    expect(screen.getByText(/chưa đủ để vào ngành này; hãy đọc phần điều kiện đầu vào/)).toBeVisible();
  });

  it('names the page to ask where the reader can add nothing, and what to add where they can', async () => {
    const askAt = 'https://university.example/program';
    const view = draw(answer('NOT_ENOUGH_DATA', { askAt }));
    expect(await screen.findByText('Ở đây chưa có đủ mức tối thiểu để so; hãy hỏi trường.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trang chính thức' })).toHaveAttribute('href', askAt);
    view.unmount();
    draw(answer('NOT_ENOUGH_DATA', { askAt, english: chanceRequirement('UNKNOWN_YOURS') }));
    expect(await screen.findByRole('link', { name: 'Thêm vào hồ sơ cá nhân những gì còn thiếu' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Trang chính thức' })).toBeNull();
  });

  it('says of a field that fewer enter that it may select by itself, though its college admits everybody', async () => {
    const selectivity = chanceSelectivity('OPEN_ADMISSION', { isHarderField: true });
    draw(answer('TARGET', { selectivity }));
    expect(await screen.findByText(/riêng ngành này có thể xét tuyển thêm/)).toBeVisible();
  });

  it('says what to add where too little is known, in English too', async () => {
    draw(
      answer('NOT_ENOUGH_DATA', {
        english: chanceRequirement('UNKNOWN_YOURS', { needed: 6.5, unit: 'IELTS' }),
        average: chanceRequirement('UNKNOWN_YOURS'),
      }),
      'BLOCK',
      'en',
    );
    expect(await screen.findByText('Not enough data')).toBeVisible();
    expect(screen.getByText('No English certificate in your profile; the minimum is IELTS 6.5')).toBeVisible();
    expect(screen.getByText('No average for this level in your profile')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add what is missing to your profile' })).toHaveAttribute(
      'href',
      '/en/profile/details',
    );
  });

  it('does not ask for a budget that is there, where no rate compares it', async () => {
    draw(answer('NOT_ENOUGH_DATA', { money: chanceMoney('UNKNOWN', { missingFrom: null }) }));
    expect(await screen.findByText('Chưa có tỷ giá để so ngân sách của bạn')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names the section that falls short, and sections that are missing', async () => {
    const writing = chanceRequirement('SHORT', { yours: 5.5, needed: 6, unit: 'IELTS', section: 'WRITING' });
    const view = draw(answer('BELOW_MINIMUM', { english: writing }));
    expect(await screen.findByText('Chưa đạt: IELTS Viết thiếu 0.5')).toBeVisible();
    expect(screen.getByText('IELTS Viết 5.5 của bạn thấp hơn mức tối thiểu IELTS Viết 6.0')).toBeVisible();
    view.unmount();
    draw(
      answer('NOT_ENOUGH_DATA', {
        english: chanceRequirement('UNKNOWN_YOURS', { yours: 7, needed: 6.5, unit: 'IELTS', areSectionsUnknown: true }),
      }),
    );
    expect(await screen.findByText(/hãy thêm điểm từng kỹ năng vào hồ sơ/)).toBeVisible();
  });

  it('says when the next intake is to be expected after one that has closed', async () => {
    const nextIntake = { __typename: 'NextIntake', year: 2028, month: 2 };
    draw(answer('NOT_ELIGIBLE_NOW', { isClosed: true, nextIntake }));
    expect(await screen.findByText('Chưa nộp được')).toBeVisible();
    expect(screen.getByText('Hạn nộp đã qua; kỳ sau thường khai giảng 02/2028.')).toBeVisible();
  });

  it.each(['LINE', 'WORD'] as const)('is the word alone as %s', async look => {
    draw(answer('TARGET', { average }), look);
    expect(await screen.findByText('Vừa sức')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('can be tried again on the page of the program', async () => {
    renderWithProviders(<ProgramFit programId="p1" look="BLOCK" />, {
      mocks: [{ request, error: new Error('no network') }, answer('SAFETY')],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Trường nhận phần lớn người nộp')).toBeVisible();
  });
});
