/** What is near a text that finds little: what of it is kept, and what comes first. */
import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchService, type SearchService } from './search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES } from './test/fixtures.js';

const ielts = (overall: number) => ({ englishMinimums: [{ test: 'IELTS' as const, overall }] });
const cad = (amount: number) => ({ tuition: { amount, currency: 'CAD' as const } });
const UNTOLD = { tuition: null, englishMinimums: [] };
const MASTER = { award: 'MASTER', level: 'GRADUATE' } as const;
const nursing = { title: 'Bachelor of Nursing', field: 'HEALTH' as const, cities: ['Toronto'] };
const law = { title: 'Bachelor of Laws', field: 'LAW' as const, cities: ['Leeds'] };
const computing = { title: 'Bachelor of Computer Science' };
const ai = (degree: string) => ({ title: `${degree} of Artificial Intelligence` });

const rows = {
  institutions: [
    institutionRow('toronto', { name: 'Toronto School', destination: 'CA', city: 'Toronto' }),
    institutionRow('lethbridge', { name: 'Lethbridge School', destination: 'CA', city: 'Lethbridge' }),
    institutionRow('leeds', { name: 'Leeds School', destination: 'GB', city: 'Leeds', completeness: 1 }),
    institutionRow('aachen', { name: 'Aachen School', destination: 'DE', city: 'Aachen' }),
  ],
  programs: [
    programRow('nursing-65', 'toronto', { ...nursing, ...cad(30_000), ...ielts(6.5), completeness: 1 }),
    programRow('nursing-60', 'toronto', { ...nursing, ...cad(50_000), ...ielts(6) }),
    programRow('nursing-untold', 'toronto', { ...nursing, ...UNTOLD, completeness: 1 }),
    programRow('nursing-70', 'toronto', { ...nursing, ...cad(20_000), ...ielts(7) }),
    programRow('law-dear', 'leeds', { ...law, ...cad(60_000), ...ielts(6), completeness: 1 }),
    programRow('law-cheap', 'leeds', { ...law, ...cad(20_000), ...ielts(7) }),
    programRow('cs-leeds', 'leeds', { ...computing, cities: ['Leeds'], ...ielts(6), completeness: 1 }),
    programRow('cs-lethbridge', 'lethbridge', { ...computing, ...ielts(6), cities: ['Lethbridge'] }),
    programRow('cs-toronto', 'toronto', { ...computing, ...ielts(7), cities: ['Toronto'] }),
    programRow('ai-bachelor', 'aachen', { ...ai('Bachelor'), completeness: 1 }),
    programRow('ai-master', 'aachen', { ...ai('Master'), ...MASTER }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  const holder = createInProcessIndex({ feed: fakeFeed(rows), rates: () => RATES, clock: () => NOW });
  await holder.refresh();
  service = createSearchService({ holder });
});

const nearOf = (text: string) => {
  const { near } = service.searchPrograms({ text });
  return near && { ...near, ids: near.ids.map(id => id.replace('id-', '')) };
};

describe('what is near', () => {
  it.each([
    ['nursing canada ielts 5.5', ['nursing-60', 'nursing-65', 'nursing-70', 'nursing-untold']],
    ['nursing canada under 15000 cad', ['nursing-70', 'nursing-65', 'nursing-60', 'nursing-untold']],
    ['nursing canada from 60000 cad', ['nursing-60', 'nursing-65', 'nursing-70', 'nursing-untold']],
    ['nursing canada ielts 5.5 under 25000 cad', ['nursing-70']],
    ['phd artificial intelligence germany', ['ai-master', 'ai-bachelor']],
  ])('%s: comes nearest to what was said first', (text, ids) => expect(nearOf(text)?.ids).toEqual(ids));

  it.each([
    ['nursing canada ielts 5.5 under 25000 cad', 'nursing canada under 25000 cad'],
    ['nursing canada ielts 6.0 under 25000 cad', 'nursing canada ielts 6.0'],
  ])('%s: keeps the limits that need not be dropped', (text, kept) => expect(nearOf(text)?.text).toBe(kept));

  it.each([
    ['computer science toronto', ['cs-lethbridge', 'cs-leeds']],

    ['computer science toronto xyzzyq', ['cs-lethbridge', 'cs-leeds']],
  ])('%s: is in the same country first', (text, ids) => expect(nearOf(text)?.ids.slice(0, ids.length)).toEqual(ids));

  it.each([
    ['cheap law ireland', ['law-cheap', 'law-dear'], 'law cheap'],
    ['most expensive law ireland', ['law-dear', 'law-cheap'], 'law most expensive'],
  ])('%s: is in the order of prices that was asked for', (text, ids, kept) =>
    expect(nearOf(text)).toMatchObject({ ids, text: kept }),
  );
});
