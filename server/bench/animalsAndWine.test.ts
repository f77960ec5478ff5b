/** Who wants to be a vet, to work with animals or to make wine, over the starter catalogue, where nothing is called so: what is nearest to it first. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const ANIMALS = /animal/i;
const LIVING = /biolog|biomedical/i;
const FARMING = /^(?!.*agribusiness).*agricultur/i;
const FOOD = /food/i;
const CROPS = /crop/i;

it.each<[text: string, about: readonly RegExp[]]>([
  // Who keeps animals.
  ...[
    'looking after animals course',
    'caring for animals',
    'chăm sóc động vật',
    'cham soc dong vat',
    'work with animals',
    'working with animals',
    'muốn làm việc với động vật',
    'chăn nuôi',
    'animal science',
    'thú cưng',
  ].map((text): [string, readonly RegExp[]] => [text, [ANIMALS, FARMING, FARMING, FARMING, FARMING]]),
  // What is drunk, how it is made and where it grows.
  ...[
    'wine making degree',
    'làm rượu vang',
    'lam ruou vang',
    'brewing',
    'nấu bia',
    'brew beer',
    'winemaker',
    'sản xuất rượu',
    'oenology',
  ].map((text): [string, readonly RegExp[]] => [text, [FOOD, CROPS, FARMING, FARMING]]),
  ['viticulture', [CROPS]],
  ['trồng nho', [CROPS]],
  ['grape growing', [CROPS]],
  // What is eaten, and the whole field.
  ['chế biến thực phẩm', [FOOD, /nutrition/i]],
  ['food processing', [FOOD, /nutrition/i]],
  ['nông nghiệp', [FARMING, FARMING]],
  ['agriculture', [FARMING, FARMING]],
  ['agribusiness', [/agribusiness/i]],
  ['kinh doanh nông nghiệp', [/agribusiness/i]],
  ['kinh tế nông nghiệp', [/agribusiness/i]],
  ['crop science', [CROPS]],
  ['khoa học cây trồng', [CROPS]],
  ['sinh học', [/biology/i, /biology/i]],
])('%s: %p', (text, about) => {
  const found = starter.titlesFor(text, about.length);
  expect(found).toHaveLength(about.length);
  for (const [place, title] of found.entries()) expect(title).toMatch(about[place] as RegExp);
});

it('zoology: animals and natural resources, what closes in some days last', () =>
  expect(starter.titlesFor('zoology', 2).toSorted()).toEqual([
    'Bachelor of Natural Resources',
    expect.stringMatching(ANIMALS),
  ]));

it.each(['looking after animals course', 'taking care of animals'])('%s: nothing of it is left out', text =>
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]),
);

it.each(['nông nghiệp', 'agriculture'])('%s: trade in what is grown is found, too', text =>
  expect(starter.titlesFor(text, 20).join()).toMatch(/agribusiness/i),
);

/** What somebody studies who wants to heal animals: animal science, and near it what is on the way there. */
describe('a vet', () => {
  it.each([
    'muốn làm bác sĩ thú y',
    'muon lam bac si thu y',
    'thú y',
    'vet',
    'vet science',
    'vet medicine',
    'veterinary',
    'veterinary nursing',
    'vet nurse',
    'animal doctor',
    'chữa bệnh cho động vật',
    'bác sĩ chó mèo',
  ])('%s: biology is near animal science, and no answer', text => {
    expect(starter.titlesFor(text)).toEqual([expect.stringMatching(ANIMALS)]);
    const [near] = starter.nearOf(text);
    expect(near?.relation).toBe('BROADER_SUBJECT');
    expect(near?.titles.filter(title => LIVING.test(title))).toHaveLength(5);
  });

  it.each([
    'become a vet canada',
    'veterinary medicine uk',
    'vet science australia',
    'bác sĩ thú y ở Canada',
    'thu y anh',
    'vet science uk',
  ])('%s: biology there is near, and animal science elsewhere behind it', text => {
    expect(starter.titlesFor(text)).toEqual([]);
    const [here, elsewhere] = starter.nearOf(text);
    expect(here?.titles[0]).toMatch(LIVING);
    expect(elsewhere?.titles[0]).toMatch(ANIMALS);
  });
});

it.each(['speech therapy', 'speech pathology', 'âm ngữ trị liệu', 'am ngu tri lieu'])(
  '%s: no linguistics, but another therapy',
  text => expect(starter.titlesFor(text, 1)).toEqual([expect.stringMatching(/physiotherapy/i)]),
);
