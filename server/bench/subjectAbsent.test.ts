/** A subject that its place lacks, over the starter catalogue: what it is a part of is near, and no answer. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each(['vet science', 'Vet Science', 'veterinary science', 'vet sciences'])('%s is what a vet studies', text =>
  expect(starter.titlesFor(text)).toEqual(starter.titlesFor('thú y')),
);

it.each([
  'logistics canada',
  'du hoc canada nganh logistic het lop 12',
  'chuỗi cung ứng canada',
  'hoc logistics o canada',
  'supply chain management canada',
  'ngành chuỗi cung ứng ở Canada',
  'marketing canada',
])('%s: business there is near, the subject elsewhere behind it, and no accounting', text => {
  expect(starter.titlesFor(text)).toEqual([]);
  const blocks = starter.nearOf(text);
  expect(blocks.map(({ relation }) => relation)).toEqual(['BROADER_SUBJECT', 'SAME_SUBJECT']);
  for (const title of blocks[0]?.titles ?? []) expect(title).toMatch(/commerce|business|management/i);
  for (const title of blocks[1]?.titles ?? []) expect(title).toMatch(/supply chain|logistics|marketing/i);
  expect(blocks.flatMap(({ titles }) => titles).join()).not.toMatch(/account/i);
});

it.each(['logistics', 'ngành supply chain', 'chuỗi cung ứng'])('%s: nothing but the subject', text => {
  const titles = starter.titlesFor(text);
  expect(titles.length).toBeGreaterThan(4);
  for (const title of titles) expect(title).toMatch(/supply chain|logistics/i);
});
