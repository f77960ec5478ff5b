/** Who leaves school before its last year, over the starter catalogue: what states that it takes them comes first, and nothing in Germany, where a Studienkolleg asks for the diploma of school. */
import { starterIndex } from './judged/starterIndex.js';
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
let countryOf: (id: string) => string | undefined;
beforeAll(async () => {
  starter = await starterSearch();
  const { programs, institutions } = (await starterIndex()).starter;
  countryOf = id => {
    const program = programs.find(({ slug }) => slug === id);
    return institutions.find(({ slug }) => slug === program?.institution)?.destination;
  };
});

// Who asks for a country sees the best of each first.
it.each([
  ['con toi hoc het lop 11 du hoc duoc khong', ['IE', 'IE']],
  ['con tôi học hết lớp 11 du học được không', ['IE', 'IE']],
  ['xong lớp 11 nên du học nước nào', ['IE', 'US']],
  ['my son finish grade 11 which country can he study', ['IE', 'US']],
  ['after year 11 study abroad', ['IE', 'IE']],
  ['finished 11th grade, can I study abroad', ['IE', 'IE']],
])('%s: first of %j', (text, first) => {
  const { ids } = starter.search.searchPrograms({ text });
  const countries = ids.map(countryOf);
  expect(countries.slice(0, 2)).toEqual(first);
  expect(new Set(countries)).toEqual(new Set(['IE', 'US', 'AU']));
  expect(ids.map(starter.titleOf)).not.toContain('Associate in Science in Radiologic Technology');
  expect(starter.topicsFor(text)).toEqual(['OTHER_SCHOOLS']);
});

it.each(['hết lớp 11 du học anh', 'het lop 11 di duc', 'after grade 11 canada', 'finished year 11, study in germany'])(
  '%s: no degree there is an answer, nor near',
  text => {
    const { ids, near } = starter.search.searchPrograms({ text });
    expect(ids).toEqual([]);
    expect(near?.relation).toBe('SAME_SUBJECT');
    expect(near?.ids.map(countryOf)).toEqual(['IE', 'IE']);
  },
);

// Courses at a college, which one program asks for, are no foundation year.
it.each(['foundation year', 'du bi dai hoc', 'pathway'])('%s: nothing that asks for courses at a college', text => {
  const { ids, pageInfo } = starter.search.searchPrograms({ text });
  expect(ids.map(countryOf)).not.toContain('US');
  expect(pageInfo.total).toBe(26);
});

it.each(['ielts 5.5 nhap hoc thang 9', 'ielts 5.5 nhập học tháng 9', 'study in usa with ielts 5.5'])(
  '%s: what asks for an associate degree does not lead',
  text => expect(starter.titlesFor(text).at(-1)).toBe('Bachelor of Applied Science in Software Development'),
);
