/** What is first of programs, and what is near, over the starter catalogue: what is general before what is special, and kin before the rest of a field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each(['quản trị kinh doanh mỹ dưới 400 triệu', 'học quản trị kinh doanh ở Úc không cần IELTS', 'qtkd úc'])(
  '%s: a degree called Business is one in business administration',
  text => {
    const { ids, reasons } = starter.search.searchPrograms({ text });
    const called = ids.map((id, place) => ({ title: starter.titleOf(id), of: reasons[place] }));
    const business = called.filter(({ title }) => /^(Bachelor of|Associate in) Business$/.test(title));
    expect(business.length).toBeGreaterThan(1);
    for (const { of } of business) expect(of).not.toContain('RELATED_SUBJECT');
  },
);

it.each(['thạc sĩ kinh doanh Ireland', 'master business ireland', 'business ireland'])(
  '%s: business and management before one of its subjects',
  text => {
    for (const title of starter.titlesFor(text, 6)) expect(title).toMatch(/business|management/i);
    for (const title of starter.titlesFor(text, 6)) expect(title).not.toMatch(/accounting|analytics|risk|digital/i);
  },
);

it.each(['cao đẳng quản trị khách sạn', 'hotel management diploma', 'diploma du lịch'])(
  '%s: hotels and events before cookery, and near it no cookery before a hotel',
  text => {
    expect(starter.titlesFor(text, 2)).toEqual(['Hospitality Management (Diploma)', 'Diploma of Event Management']);
    expect(starter.nearOf(text)[0]?.titles[0]).toMatch(/hotel|hospitality|tourism/i);
  },
);

it.each(['du lịch úc dưới 20000', 'du lịch úc dưới 300 triệu'])(
  '%s: tourism at another price is before cookery',
  text => expect(starter.nearOf(text)[0]?.titles.slice(0, 3).join()).not.toMatch(/cuisine|kitchen|patisserie/i),
);

it.each(['free tuition bachelor germany cs', 'cs bachelor germany no tuition'])(
  '%s: near is computer science before the informatics of health, and elsewhere the cheapest',
  text => {
    const [here, elsewhere] = starter.nearOf(text);
    expect(here?.titles[0]).toMatch(/^(Computer Science|Informatics)/);
    expect(here?.titles.at(-1)).toMatch(/^Health/);
    const cheapest = starter.search.searchPrograms({ text: 'cs bachelor', sort: 'TUITION_ASC' }).ids;
    expect(elsewhere?.relation).toBe('SAME_SUBJECT');
    for (const id of elsewhere?.ids ?? []) expect(cheapest.indexOf(id)).toBeGreaterThanOrEqual(0);
  },
);

it.each([
  'ms data science toronto or vancouver',
  'master nursing vancouver',
  'thạc sĩ nấu ăn úc',
  'phd nursing canada',
])('%s: no diploma and no associate degree is near', text => {
  const titles = starter.nearOf(text).flatMap(one => one.titles);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.join()).not.toMatch(/associate|diploma|certificate/i);
});

it.each([
  ['marketing anh dự bị', 'dự bị'],
  ['dự bị đại học úc ngành kinh tế', 'dự bị đại học'],
  ['khóa dự bị y khoa úc', 'khóa dự bị'],
  ['pathway business canada', 'pathway'],
])('%s: what is near follows a foundation year, or is said to be without one', (text, year) => {
  const near = starter.nearOf(text);
  expect(near.length).toBeGreaterThan(0);
  for (const { without, text: link } of near) expect(without.includes(year)).toBe(!link.includes(year));
});

it('a diploma that leads into a degree is a pathway', () =>
  expect(starter.nearOf('pathway business canada').at(-1)).toMatchObject({
    without: ['canada'],
    titles: expect.arrayContaining(['Diploma of Business']),
  }));

it.each(['muốn học thạc sĩ marketing ở ireland học phí dưới 20 nghìn euro', 'ms data science toronto or vancouver'])(
  '%s: another subject is near at that level alone',
  text => {
    const broader = starter.nearOf(text).filter(({ relation }) => relation === 'BROADER_SUBJECT');
    expect(starter.nearOf(text).length).toBeGreaterThan(0);
    expect(broader.flatMap(({ titles }) => titles).filter(title => /bachelor|\(B/i.test(title))).toEqual([]);
  },
);

it.each(['business degree in canada under 25k cad per year', 'chef degree', 'nursing degree australia'])(
  '%s: a diploma is no degree, and no answer',
  text => {
    const { ids, understood } = starter.search.searchPrograms({ text });
    expect(understood.map(item => item.text)).toContain('degree');
    const kept = starter.nearOf(text).filter(({ without }) => !without.includes('degree'));
    const titles = [...ids.map(starter.titleOf), ...kept.flatMap(near => near.titles)];
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).not.toMatch(/diploma|certificate/i);
  },
);

it('computer science: what is about intelligent machines and software before information systems', () => {
  const titles = starter.titlesFor('computer science masters ireland not in dublin', 10);
  const last = titles.findLastIndex(title => /Artificial Intelligence|Software Engineering/.test(title));
  expect(last).toBeGreaterThan(2);
  expect(titles.findIndex(title => title.startsWith('Information Systems'))).toBeGreaterThan(last);
});

it("near a foundation year that nothing follows stand bachelor's degrees first", () => {
  const [first] = starter.nearOf('foundation business ireland').filter(({ relation }) => relation === 'WITHOUT_LIMITS');
  expect(first?.titles[0]).toMatch(/\(B/);
});

it('a decimal number that is left out is one', () => {
  const { droppedWords } = starter.search.searchPrograms({ text: 'em tốt nghiệp cấp 3 được 7.5 học cntt úc' });
  expect(droppedWords).toEqual(['7.5']);
});
