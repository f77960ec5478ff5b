/** Where several limits are said and the place has only what somebody may take instead of a subject, over the starter catalogue, the subject elsewhere stands beside it. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const LOGISTICS = /supply chain|logistics/i;
const SOFTWARE = /software/i;

it.each([
  ['con toi het lop 12 gpa 7.0 muon hoc logistics o Canada co thuc tap co-op', 'BROADER_SUBJECT', LOGISTICS],
  ['con tôi hết lớp 12 muốn học logistics ở Canada có thực tập', 'BROADER_SUBJECT', LOGISTICS],
  ['logistics canada co-op', 'BROADER_SUBJECT', LOGISTICS],
  ['logistics canada january', 'BROADER_SUBJECT', LOGISTICS],
  ['chuỗi cung ứng canada có thực tập', 'BROADER_SUBJECT', LOGISTICS],
  ['chuỗi cung ứng canada tháng 1', 'BROADER_SUBJECT', LOGISTICS],
  ['supply chain management canada under 20000', 'BROADER_SUBJECT', LOGISTICS],
  ['lập trình úc có thực tập', 'WITHOUT_LIMITS', SOFTWARE],
  ['web development australia january', 'WITHOUT_LIMITS', SOFTWARE],
])('%s: first what the place has, %s, then %p elsewhere', (text, relation, subject) => {
  const [here, elsewhere, ...others] = starter.nearOf(text);
  expect(here?.relation).toBe(relation);
  expect(here?.titles.length).toBeGreaterThan(relation === 'WITHOUT_LIMITS' ? 2 : 0);
  expect(elsewhere?.relation).toBe('SAME_SUBJECT');
  expect(others.every(one => one.relation === 'BROADER_SUBJECT' && relation === one.relation)).toBe(true);
  expect(elsewhere?.titles.length).toBeGreaterThan(0);
  for (const title of elsewhere?.titles ?? []) expect(title).toMatch(subject);
});

// What had both has both.
it.each([
  ['thú y ở Ireland', /agricultur/i, /animal/i],
  ['mba ireland january', /management|business/i, /business administration/i],
  ['hàng không ở Đức ielts 6.0', /aerospace/i, /aerospace/i],
  ['nursing germany english taught', /health/i, /nursing/i],
])('%s: %p here, %p elsewhere', (text, wider, subject) => {
  const answers = starter.nearOf(text);
  expect(answers[0]?.titles[0]).toMatch(wider);
  expect(answers.find(({ relation }) => relation === 'SAME_SUBJECT')?.titles[0]).toMatch(subject);
});

// Where the place has the subject itself, nothing of it elsewhere takes the room.
it.each(['computer science australia january', 'accounting canada under 10000 cad', 'kinh doanh úc tháng 12'])(
  '%s: the place fills what lacks the wish',
  text => {
    const [here] = starter.nearOf(text);
    expect(here?.relation).toBe('WITHOUT_LIMITS');
    expect(here?.titles.length).toBeGreaterThan(2);
  },
);
