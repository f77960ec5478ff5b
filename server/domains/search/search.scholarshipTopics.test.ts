/** What no fact of a scholarship answers is said to be unknown among scholarships, and leaves none out; what a fact answers is a limit. */
import { institutionRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [institutionRow('bow', { destination: 'CA', city: 'Calgary' })],
  scholarships: [
    scholarshipRow('entrance', { name: 'Entrance Award', destinations: ['CA'], levels: ['UNDERGRADUATE'] }),
    scholarshipRow('merit', { name: 'Merit Award', destinations: ['CA'], levels: ['GRADUATE'] }),
    scholarshipRow('research', { name: 'Research Award', destinations: ['CA'], levels: ['POSTGRADUATE'] }),
  ],
};
const searched = async (text: string) => (await serviceOver(rows)).searchScholarships({ text });

it.each([
  ['học bổng ielts 6.5', 'ENGLISH_TEST'],
  ['hoc bong canada ielts 6.0', 'ENGLISH_TEST'],
  ['học bổng toefl 90 Canada', 'ENGLISH_TEST'],
  ['scholarship canada pte 58', 'ENGLISH_TEST'],
  ['how can i get a scholarship if my ielts is 6.5', 'ENGLISH_TEST'],
  ['học bổng chưa có ielts', 'ENGLISH_TEST'],
  ['scholarship without ielts', 'ENGLISH_TEST'],
  ['hoc bong nhan duolingo', 'ENGLISH_TEST'],
  ['học bổng nếu có ielts 6.0 thì tốt', 'ENGLISH_TEST'],
  ['scholarship canada no application fee', 'APPLICATION_FEE'],
  ['học bổng không mất phí apply', 'APPLICATION_FEE'],
  ['học bổng học phí dưới 300 triệu', 'TUITION'],
  ['scholarship with tuition under 10000 usd', 'TUITION'],
  ['hoc bong re nhat', 'TUITION'],
  ['cheapest scholarship', 'TUITION'],
  ['học bổng kỳ tháng 9', 'INTAKE'],
  ['scholarship fall 2027', 'INTAKE'],
  ['hoc bong mua thu', 'INTAKE'],
  ['học bổng 1 năm', 'DURATION'],
  ['one year scholarship canada', 'DURATION'],
  ['học bổng dạy bằng tiếng Anh', 'LANGUAGE'],
  ['english taught scholarship', 'LANGUAGE'],
  ['học bổng trường công Canada', 'SCHOOL_TYPE'],
  ['scholarship public university canada', 'SCHOOL_TYPE'],
  ['scholarship for community college', 'SCHOOL_TYPE'],
  ['học bổng có thực tập', 'COOP_INTERNSHIP'],
  ['post study work scholarship', 'POST_GRADUATION_PERMIT'],
])('%s: %s is said to be unknown', async (text, topic) => {
  const { understood, pageInfo, near } = await searched(text);
  expect(understood.filter(({ kind }) => kind === 'UNANSWERED')).toMatchObject([
    { topic, filter: null, isApplied: false },
  ]);
  expect(understood.every(({ isApplied, kind }) => isApplied || kind === 'UNANSWERED')).toBe(true);
  expect(pageInfo.total).toBe(3);
  expect(near?.without ?? []).toEqual([]);
});

it.each([
  ['học bổng thạc sĩ Canada', ['AWARD', 'PLACE']],
  ['scholarship with deadline in March', ['DEADLINE']],
  ['học bổng toàn phần', ['COVERAGE']],
  ['học bổng trên 10000 usd', ['FEE']],
  ['scholarship for women', ['AUDIENCE']],
  ['học bổng không cần làm hồ sơ riêng', ['AUTO_APPLIED']],
])('%s: %j keeps only what has it', async (text, kinds) => {
  const { understood } = await searched(text);
  expect(understood.map(({ kind, isApplied }) => (isApplied ? kind : null))).toEqual(kinds);
});

it('two of them are told beside each other', async () => {
  const { understood } = await searched('scholarship my gpa is 7.5 and ielts 6.5');
  expect(understood.map(({ topic }) => topic)).toEqual(['AVERAGE', 'ENGLISH_TEST']);
});
