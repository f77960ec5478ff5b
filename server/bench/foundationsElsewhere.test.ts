/** A foundation year, a subject and a place that does not have it, over the starter catalogue: the subject elsewhere with such a year stands before other subjects in the place. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const isOfTitle = (title: RegExp) => (one: { titles: string[] }) => title.test(one.titles[0] ?? '');

// No entry of the United Kingdom tells of such a year.
it.each([
  ['psychology foundation year london january', /psychology/i],
  ['tâm lý học dự bị đại học London', /psychology/i],
  ['tam ly hoc du bi dai hoc london', /psychology/i],
  ['dự bị ngành luật ở Edinburgh', /law/i],
  ['architecture foundation year london', /architecture/i],
  ['kiến trúc dự bị Glasgow', /architecture/i],
  ['mathematics foundation year glasgow', /mathematics/i],
  ['toán dự bị đại học Manchester', /mathematics/i],
])('%s: the subject elsewhere, before other subjects in the place', (text, title) => {
  const near = starter.nearOf(text);
  expect(near[0]?.relation).toBe('SAME_SUBJECT');
  expect(near.findIndex(isOfTitle(title))).toBe(0);
});

// The city has such a year before other subjects, and nobody tells of one before this.
it.each([
  ['psychology foundation melbourne', /psychology/i],
  ['dự bị tâm lý melbourne', /psychology/i],
  ['du bi tam ly o sydney', /psychology/i],
  ['psychology foundation australia', /psychology/i],
  ['dự bị kiến trúc Sydney', /architect/i],
  ['architecture foundation sydney', /architect/i],
  ['music foundation sydney', /music/i],
])('%s: degrees of it elsewhere, then other subjects in the place', (text, title) => {
  const near = starter.nearOf(text);
  expect(near.map(({ relation }) => relation).filter(one => one.startsWith('SAME'))).toEqual([
    'SAME_SUBJECT',
    'SAME_PLACE',
  ]);
  expect(near.find(({ relation }) => relation === 'SAME_SUBJECT')?.titles[0]).toMatch(title);
});

it.each(['studienkolleg mechanical engineering berlin', 'hospitality foundation sydney', 'dự bị thiết kế Melbourne'])(
  '%s: where such a year is before it elsewhere, no degree without one is near',
  text => {
    const elsewhere = starter.nearOf(text).filter(({ relation }) => relation === 'SAME_SUBJECT');
    expect(elsewhere.map(({ without }) => without.length)).toEqual([1]);
  },
);

it.each([
  ['law foundation year london', /law/i],
  ['engineering foundation year london', /engineering/i],
])('%s: the degree in the place without the year, then what tells of one elsewhere', (text, title) => {
  const [first] = starter.nearOf(text);
  expect(starter.relationsOf(text).slice(0, 2)).toEqual(['WITHOUT_LIMITS', 'SAME_SUBJECT']);
  expect(first?.titles[0]).toMatch(title);
});

// Of one country, and of all: what prepares for a degree, then degrees behind such a year, and each card says which it is.
it.each([
  'foundation year australia',
  'dự bị đại học úc',
  'du bi dai hoc uc',
  'pathway sydney',
  'khóa dự bị kinh doanh ở Úc',
  'foundation year',
  'du bi dai hoc',
])('%s: a foundation year, then the degrees behind one', text => {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  expect(ids.map(starter.titleOf)[0]).toBe('Diploma of Business');
  expect(reasons[0]).toContain('FOUNDATION');
  for (const one of reasons.slice(1)) expect(one).toContain('PATHWAY');
});

it.each(['pathway canada', 'dự bị anh quốc', 'foundation malaysia', 'du bi ha lan'])(
  '%s: what is offered elsewhere says that most of it are degrees behind such a year',
  text => {
    const elsewhere = starter.nearOf(text).find(({ relation }) => relation === 'SAME_SUBJECT');
    expect(elsewhere?.reasons.map(([reason]) => reason)).toEqual(
      elsewhere?.titles.map(title => (title === 'Diploma of Business' ? 'FOUNDATION' : 'PATHWAY')),
    );
  },
);

// What follows no such year elsewhere is not what was asked for.
it.each(['dự bị điều dưỡng Manchester', 'pharmacy foundation year london'])(
  '%s: something is near, and nothing is the answer',
  text => {
    expect(starter.titlesFor(text)).toEqual([]);
    expect(starter.nearOf(text)).not.toEqual([]);
  },
);
