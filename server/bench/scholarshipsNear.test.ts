/** Scholarships over the starter catalogue: what the name of a whole field means, and what is near a wish. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerOf = (text: string) => starter.search.searchScholarships({ text });
const nearOf = (text: string): string[] => {
  const { near, alsoNear } = answerOf(text);
  return [near, ...alsoNear].flatMap(one => one?.ids ?? []).map(starter.nameOf);
};

it.each([
  ['học bổng nghệ thuật', 'ARTS_DESIGN'],
  ['hoc bong nghe thuat', 'ARTS_DESIGN'],
  ['arts scholarship', 'ARTS_DESIGN'],
  ['học bổng thiết kế', 'ARTS_DESIGN'],
  ['học bổng ngành giáo dục', 'EDUCATION'],
  ['hb su pham', 'EDUCATION'],
  ['scholarships for teachers', 'EDUCATION'],
  ['học bổng kinh doanh', 'BUSINESS'],
  ['học bổng ngành luật', 'LAW'],
])('%s asks for the field %s', (text, field) =>
  expect(answerOf(text).understood.flatMap(({ values }) => values)).toEqual([field]),
);

it.each([
  ['international education scholarship', 'Government of Ireland International Education Scholarship'],
  ['GOI-IES', 'Government of Ireland International Education Scholarship'],
  ['bộ giáo dục', 'Project 89 Scholarships at UTS'],
  ['ministry of education', 'Project 89 Scholarships at UTS'],
])('%s is a name, and %s', (text, name) => expect(answerOf(text).ids.map(starter.nameOf)).toEqual([name]));

it.each([
  ['nhà nghèo học giỏi xin học bổng mỹ nào', 'Fulbright Vietnamese Student Program'],
  ['con nhà nghèo ở canada', 'Lester B. Pearson International Scholarship'],
  ['need based scholarship canada', 'Lester B. Pearson International Scholarship'],
])('near %s is first what pays most', (text, name) => expect(nearOf(text)[0]).toBe(name));

it.each([
  ['university of wollongong vietnam', 'University Excellence Scholarship'],
  ['học bổng wollongong cho người việt', 'University Excellence Scholarship'],
  ['deakin vietnam scholarship', "Deakin Vice-Chancellor's International Scholarship"],
])('near %s is what else the school gives', (text, name) =>
  expect([...answerOf(text).ids.map(starter.nameOf), ...nearOf(text)].slice(0, 3)).toContain(name),
);
