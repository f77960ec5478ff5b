/** What is near a text that finds little: what of it is kept, and what comes first. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const ielts = (overall: number) => ({ englishMinimums: [{ test: 'IELTS' as const, overall }] });
const cad = (amount: number) => ({ tuition: { amount, currency: 'CAD' as const } });
const UNTOLD = { tuition: null, englishMinimums: [] };
const MASTER = { award: 'MASTER', level: 'GRADUATE' } as const;
const nursing = { title: 'Bachelor of Nursing', field: 'HEALTH' as const, cities: ['Toronto'] };
const health = { field: 'HEALTH' as const };
const law = { title: 'Bachelor of Laws', field: 'LAW' as const, cities: ['Leeds'] };
const computing = { title: 'Bachelor of Computer Science', field: 'COMPUTING' as const };
const engineering = (kind: string) => ({ title: `Bachelor of ${kind} Engineering`, field: 'ENGINEERING' as const });
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
    programRow('health-aachen', 'aachen', { title: 'Bachelor of Nutrition', ...health, cities: ['Aachen'] }),
    programRow('medicine-leeds', 'leeds', { title: 'Bachelor of Medicine', ...health, cities: ['Leeds'] }),
    programRow('public-leeds', 'leeds', { title: 'Bachelor of Public Health', ...health, cities: ['Leeds'] }),
    programRow('chemical-aachen', 'aachen', { ...engineering('Chemical'), cities: ['Aachen'], ...ielts(6) }),
    programRow('civil-aachen', 'aachen', { ...engineering('Civil'), cities: ['Aachen'], ...ielts(6) }),
    programRow('electrical-aachen', 'aachen', { ...engineering('Electrical'), cities: ['Aachen'], ...ielts(6) }),
    programRow('mechanical-aachen', 'aachen', { ...engineering('Mechanical'), cities: ['Aachen'], ...ielts(7) }),
    programRow('mechanical-leeds', 'leeds', { ...engineering('Mechanical'), cities: ['Leeds'], ...ielts(6) }),
    programRow('mechanical-toronto', 'toronto', { ...engineering('Mechanical'), ...ielts(6) }),
    programRow('mechanical-lethbridge', 'lethbridge', { ...engineering('Mechanical'), ...ielts(6) }),
    programRow('ai-bachelor', 'aachen', { ...ai('Bachelor'), completeness: 1 }),
    programRow('ai-master', 'aachen', { ...ai('Master'), ...MASTER }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const nearOf = (text: string) => {
  const { near } = service.searchPrograms({ text });
  return near && { ...near, ids: near.ids.map(id => id.replace('id-', '')) };
};

describe('what is near', () => {
  it.each([
    // What asks for far more than somebody has, or costs more than twice as much, is behind what tells nothing.
    ['nursing canada ielts 5.5', ['nursing-60', 'nursing-untold', 'nursing-65', 'nursing-70']],
    ['nursing canada under 15000 cad', ['nursing-70', 'nursing-65', 'nursing-untold', 'nursing-60']],
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
    ['cheap law ireland', ['law-cheap', 'law-dear'], 'cheap law'],
    ['most expensive law ireland', ['law-dear', 'law-cheap'], 'most expensive law'],
  ])('%s: is in the order of prices that was asked for', (text, ids, kept) =>
    expect(nearOf(text)).toMatchObject({ ids, text: kept }),
  );
});

describe('what is near says what it lets go of', () => {
  it.each([
    ['nursing canada ielts 5.5', ['ielts 5.5']],
    ['nursing canada ielts 5.5 under 25000 cad', ['ielts 5.5']],
    ['cheap law ireland', ['ireland']],
    ['computer science toronto xyzzyq', ['toronto', 'xyzzyq']],
    ['law in ireland with dormice', ['ireland', 'dormice']],
    ['phd artificial intelligence germany', ['phd']],
  ])('%s: %p', (text, without) => expect(nearOf(text)?.without).toEqual(without));
});

describe('a place that is no destination here', () => {
  const found = (text: string, filter = {}) => service.searchPrograms({ text, filter });

  it.each([
    ['nursing japan', 'japan', 'nursing'],
    ['điều dưỡng Nhật Bản', 'Nhật Bản', 'điều dưỡng'],
    ['computer science in new zealand', 'new zealand', 'computer science'],
    ['law in Milan', 'Milan', 'law'],
    ['học điều dưỡng ở pháp', 'ở pháp', 'điều dưỡng'],
  ])('%s: has no answer, is told, and elsewhere there is some', (text, said, kept) => {
    const { ids, understood, near, correctedText } = found(text);
    expect(ids).toEqual([]);
    expect(understood).toMatchObject([{ kind: 'PLACE', text: said, topic: 'OTHER_COUNTRIES', isApplied: true }]);
    expect(near).toMatchObject({ relation: 'SAME_SUBJECT', text: kept, without: [said] });
    expect(correctedText).toBeNull();
  });

  it('keeps the other limits of a text without words in what is near', () => {
    const { ids, near } = found('ở Thụy Sĩ dưới 25000 cad');
    expect(ids).toEqual([]);
    expect(near).toMatchObject({ relation: 'WITHOUT_LIMITS', text: 'dưới 25000 cad', without: ['Thụy Sĩ'] });
  });

  it('is one of several, or gives way to a country that is chosen', () => {
    expect(found('nursing japan or canada').ids).toHaveLength(4);
    expect(found('nursing japan', { destinations: ['CA'] }).ids).toHaveLength(4);
    expect(found('nursing japan').pageInfo.total).toBe(0);
  });

  it.each([
    'law in leeds',
    'rẻ nhất ở leeds',
    're nhat o leeds',
    'luat phap o leeds',
    'o dai hoc leeds',
    'du hoc y o leeds',
  ])('%s: names none', text => expect(found(text).understood.flatMap(({ topic }) => topic ?? [])).toEqual([]));
});

describe('what is near in several ways', () => {
  const waysOf = (text: string) => {
    const { ids, near, alsoNear } = service.searchPrograms({ text });
    const ways = near ? [near, ...alsoNear] : [];
    return { ids, ways, all: ways.flatMap(way => way.ids) };
  };

  it('is the subject here without a limit, then two of a broader one here and two of the subject elsewhere', () => {
    const { ways } = waysOf('mechanical engineering germany ielts 6.0');
    expect(ways.map(({ relation, ids }) => [relation, ids.length])).toEqual([
      ['WITHOUT_LIMITS', 1],
      ['BROADER_SUBJECT', 2],
      ['SAME_SUBJECT', 2],
    ]);
    expect(ways.map(({ ids }) => ids.map(id => id.split('-')[2]))).toEqual([
      ['aachen'],
      ['aachen', 'aachen'],
      [expect.not.stringMatching('aachen'), expect.not.stringMatching('aachen')],
    ]);
  });

  it('keeps what one way lets go of in the others', () => {
    const { ways } = waysOf('mechanical engineering germany ielts 6.0');
    expect(ways.map(({ text }) => text)).toEqual([
      'mechanical engineering germany',
      'engineering germany ielts 6.0',
      'mechanical engineering ielts 6.0',
    ]);
  });

  it.each([
    'mechanical engineering germany ielts 6.0',
    'mechanical engineering germany ielts 5.5',
    'cheap law ireland',
  ])('%s: is in one of them alone, and no answer', text => {
    const { ids, all } = waysOf(text);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter(id => ids.includes(id))).toEqual([]);
  });

  it.each(['medicine germany', 'bác sĩ đức'])('%s: another subject of the field is no answer, nor the same', text => {
    const { ids, ways } = waysOf(text);
    expect(ids).toEqual([]);
    expect(ways.map(way => [way.relation, way.ids])).toEqual([
      ['BROADER_SUBJECT', ['id-health-aachen']],
      ['SAME_SUBJECT', ['id-medicine-leeds']],
    ]);
  });
});

describe('where what lacks one wish is little', () => {
  const withoutLimits = (text: string) => {
    const { near, alsoNear } = service.searchPrograms({ text });
    return [near, ...alsoNear].flatMap(one => (one?.relation === 'WITHOUT_LIMITS' ? [one] : []));
  };

  it('what lacks two stands beside it, and nothing in both', () => {
    const [first, second, ...others] = withoutLimits('nursing canada ielts 5.5 under 40000 cad');
    expect(others).toEqual([]);
    expect(first?.ids.length).toBeLessThan(3);
    expect(second?.without.length).toBeGreaterThan(first?.without.length ?? 9);
    expect(second?.ids.filter(id => first?.ids.includes(id))).toEqual([]);
  });

  it('where it is enough, nothing does', () => expect(withoutLimits('nursing canada under 10000 cad')).toHaveLength(1));
});
