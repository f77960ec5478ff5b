/** Names that somebody is typing still, over the starter catalogue: what begins so is found, and they are no Vietnamese typed by Telex and no language. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each(['đại học quee', 'dai hoc quee', 'quee', 'university of quee', 'uni quee'])(
  '%s: Queensland and others',
  text => {
    const { ids, correctedText, droppedWords } = starter.search.searchInstitutions({ text });
    expect([correctedText, droppedWords]).toEqual([null, []]);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.join()).toMatch(/queensland/);
  },
);

// Behind a subject a syllable by Telex is what it was.
it.each([
  ['kinh tees', 'kinh tế'],
  ['công nghệ thông tinn quee', 'quê'],
  ['đại học bachs khoa', 'bách'],
])('%s is read with %s', (text, meant) =>
  expect(starter.search.searchPrograms({ text }).correctedText).toContain(meant),
);

it.each(['học bổng deutsch', 'deutsch', 'hoc bong deutsch'])('%s: the Deutschlandstipendium is found', text => {
  const { ids } = starter.search.searchScholarships({ text });
  expect(ids.map(starter.nameOf)).toContain('Deutschlandstipendium');
});

// A subject that nothing has begins nothing: `spa` is no space.
it.each(['spa', 'nail', 'học spa'])('%s is what it is', text => {
  const { ids } = starter.search.searchPrograms({ text });
  expect(ids.map(starter.titleOf).join()).not.toMatch(/spa|nail/i);
});

// Among programs it is the language in which some are taught.
it('a whole word among programs begins nothing', () => {
  const { ids } = starter.search.searchPrograms({ text: 'học deutsch' });
  expect(ids).toEqual(starter.search.searchPrograms({ text: 'học tiếng đức' }).ids);
});

it.each(['mechatr', 'mechatron', 'mechatronic'])('%s: what is near, as near the whole name', text => {
  const { ids, near } = starter.search.searchPrograms({ text });
  const whole = starter.search.searchPrograms({ text: 'mechatronics' });
  expect(ids).toEqual(whole.ids);
  expect(near?.ids).toEqual(whole.near?.ids);
});
