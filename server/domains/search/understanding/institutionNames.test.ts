import { createInProcessIndex } from '../inProcessIndex.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from '../test/fixtures.js';
import { stringAt } from '../build/stringTable.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { createSearchService } from '../search.service.js';
import { understandText } from '../search.understanding.js';

const gb = { destination: 'GB' as const };
const brighton = { ...gb, city: 'Brighton' };
const feed = fakeFeed({
  institutions: [
    institutionRow('brighton', { ...brighton, name: 'University of Brighton', aliases: ['Đại học Brighton'] }),
    institutionRow('brighton-college', { ...brighton, name: 'Brighton College', type: 'COLLEGE' }),
    institutionRow('hope-brighton', { ...brighton, name: 'Hope Brighton University' }),
    institutionRow('aston', { ...gb, name: 'Aston University', city: 'Birmingham' }),
    institutionRow('aston-college', { ...gb, name: 'Aston College', city: 'Birmingham', type: 'COLLEGE' }),
    institutionRow('keele', { ...gb, name: 'Keele University', city: 'Staffordshire' }),
    institutionRow('keele-dublin', { destination: 'IE', name: 'Keele College', city: 'Dublin', type: 'COLLEGE' }),
    institutionRow('imperial', { ...gb, name: 'Imperial College London', aliases: ['Imperial'], city: 'London' }),
    institutionRow('queensland', { destination: 'AU', name: 'The University of Queensland', city: 'Brisbane' }),
    institutionRow('torrens', { destination: 'AU', name: 'Torrens University Australia', city: 'Adelaide' }),
    institutionRow('business', { destination: 'AU', name: 'The Business School', city: 'Adelaide' }),
    institutionRow('law', { destination: 'AU', name: 'The College of Law', city: 'Adelaide' }),
    institutionRow('ucl', { ...gb, name: 'University College London', city: 'London' }),
    institutionRow('new-aston', { ...gb, name: 'Kemp Academy', city: 'New Aston' }),
    institutionRow('hope', { ...gb, name: 'Hope University', city: 'Leeds' }),
  ],
  programs: [
    // A foundation in the name of a university does not make it an ordinary word; titles of many make one.
    programRow('foundation', 'aston-college', { title: 'Keele Foundation Year' }),
    ...['aston', 'keele', 'torrens'].map(at => programRow(`hope-${at}`, at, { title: 'Theology of Hope' })),
  ],
});

const holder = createInProcessIndex({ feed, rates: () => RATES, clock: () => NOW });
let index: SearchIndex;
beforeAll(async () => {
  await holder.refresh();
  const current = holder.current();
  if (!current) throw new Error('There is no index.');
  index = current;
});

const named = (text: string, kind: 'institutions' | 'programs' = 'programs'): string[] =>
  understandText(index, { kind, text, isNameLimit: true }).items.flatMap(({ limit }) =>
    limit.kind === 'INSTITUTION'
      ? limit.institutions.map(number => stringAt(index.institutions.slugs, number)).toSorted()
      : [],
  );

describe('a named institution', () => {
  it.each([
    ['nursing đại học brighton', ['brighton']],
    ['dai hoc brighton ngành dược', ['brighton']],
    ['ĐH Brighton pharmacy', ['brighton']],
    ['uni of brighton pharmacy', ['brighton']],
    ['trường brighton pharmacy', ['brighton']],
    ['du học trường brighton ngành dược', ['brighton']],
    ['brigh uni pharmacy', ['brighton']],
    ['brighton college pharmacy', ['brighton-college']],
    ['hope brighton pharmacy', ['hope-brighton']],
  ])('in a city of that name: %s', (text, slugs) => expect(named(text)).toEqual(slugs));

  it.each([
    ['pharmacy brighton'],
    ['diploma brighton'],
    ['cao đẳng london'],
    ['law school'],
    ['business school brighton'],
    ['film school london'],
    ['hope'],
  ])('a city, a subject or an ordinary word is none: %s', text => expect(named(text)).toEqual([]));

  it.each([
    ['aston kinh doanh', ['aston']],
    ['aston college business', ['aston-college']],
    ['keele law', ['keele', 'keele-dublin']],
    ['hope university law', ['hope']],
    ['torrens du lịch', ['torrens']],
    ['torrens university luật', ['torrens']],
    ['imperial kỹ thuật', ['imperial']],
    ['đại học hoàng gia London vật lý', ['imperial']],
    ['UQ nông nghiệp', ['queensland']],
  ])('by a name with more words, a short one, or one of the vocabulary: %s', (text, slugs) =>
    expect(named(text)).toEqual(slugs),
  );

  it.each([['university of london luật'], ['london college of music'], ['new aston pharmacy']])(
    'is not the part of a longer name: %s',
    text => expect(named(text)).toEqual([]),
  );
});

describe('among institutions', () => {
  const service = createSearchService({ holder, rates: () => RATES });
  const search = (text: string) => {
    const { ids, droppedWords, understood } = service.searchInstitutions({ text });
    return [ids[0], droppedWords, understood.map(({ kind }) => kind)];
  };

  it.each([['aston'], ['học phí đại học aston'], ['aston university anh']])(
    'a name alone is what is looked for: %s',
    text => expect(search(text)).toEqual(['id-aston', [], text.endsWith('anh') ? ['PLACE'] : []]),
  );

  it('two names are alternatives', () => {
    const { ids } = service.searchPrograms({ text: 'theology aston hay keele university' });
    expect(ids.toSorted()).toEqual(['id-hope-aston', 'id-hope-keele']);
  });

  it('a name beside what is no known subject is words', () =>
    expect(search('đại học aston ngành phong thủy')).toEqual(['id-aston', expect.any(Array), []]));

  it('one that has nothing of what else was asked is answered by itself, with what it lacks', () =>
    expect(search('keele university luật')).toEqual(['id-keele', ['luật'], ['INSTITUTION']]));
});
