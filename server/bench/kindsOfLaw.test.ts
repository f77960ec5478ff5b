/** Kinds of law over the starter catalogue: what a title says comes before plain law, which comes behind it. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const BUSINESS = /^International (?:Business|Banking and Finance) Law/;
const INTERNATIONAL = /^International .*(?:Law|Human Rights)/;
const PLAIN = /^(?:Law|Bachelor of Laws|Masters? of Laws?) ?(?:\(|$)/;

it.each([
  ['luật quốc tế', INTERNATIONAL, 4],
  ['luat quoc te', INTERNATIONAL, 4],
  ['international law', INTERNATIONAL, 4],
  ['public international law', INTERNATIONAL, 4],
  ['công pháp quốc tế', INTERNATIONAL, 4],
  ['thạc sĩ luật quốc tế', INTERNATIONAL, 4],
  ['LLM international law', INTERNATIONAL, 4],
  ['LLM luật quốc tế', INTERNATIONAL, 4],
  ['luật quốc tế ở Anh', INTERNATIONAL, 2],
  ['international law masters UK', INTERNATIONAL, 2],
  ['luật thương mại quốc tế', BUSINESS, 2],
  ['international business law', BUSINESS, 2],
  ['LLM international business law', BUSINESS, 2],
  ['luật thương mại', BUSINESS, 2],
  ['luat thuong mai', BUSINESS, 2],
  ['luật kinh doanh', BUSINESS, 2],
  ['luật kinh tế', BUSINESS, 2],
  ['business law', BUSINESS, 2],
  ['corporate law', BUSINESS, 2],
  ['luật nhân quyền', /Human Rights/, 1],
  ['luat nhan quyen', /Human Rights/, 1],
  ['human rights law', /Human Rights/, 1],
  ['luật sở hữu trí tuệ', /Intellectual Property/, 1],
  ['luat so huu tri tue', /Intellectual Property/, 1],
  ['intellectual property law', /Intellectual Property/, 1],
])('%s: %p before plain law', (text, kind, count) => {
  const titles = starter.titlesFor(text, count + 1);
  expect(titles).toHaveLength(count + 1);
  expect(titles.slice(0, count)).toEqual(Array(count).fill(expect.stringMatching(kind)));
  expect(titles.at(-1)).toMatch(PLAIN);
});

// Nothing is called so here: it is law, and neither the sea nor the environment.
it.each([
  'luật môi trường',
  'luat moi truong',
  'environmental law',
  'luật biển',
  'luật hàng hải',
  'luat hang hai',
  'maritime law',
  'law of the sea',
])('%s: plain law', text => expect(starter.titlesFor(text, 5)).toEqual(Array(5).fill(expect.stringMatching(PLAIN))));

it.each(['luật', 'law', 'ngành luật', 'luật hình sự', 'luật lao động', 'immigration law', 'law and international law'])(
  '%s: plain law stays first',
  text => expect(starter.titlesFor(text, 3)).toEqual(Array(3).fill(expect.stringMatching(PLAIN))),
);

it.each([
  ['biển', /marine|ocean/i],
  ['môi trường', /environment/i],
  ['kinh doanh quốc tế', /^(?:Bachelor|Master) of International Business/],
  ['quan hệ quốc tế', /^International Relations/],
  ['design graphic design', /graphic design/i],
  ['law criminology', /law|criminology/i],
])('%s stays about %p', (text, first) => expect(starter.titlesFor(text, 1)[0]).toMatch(first));
