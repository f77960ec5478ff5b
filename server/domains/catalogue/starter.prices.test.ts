/** How recent the prices of the starter are, and who says so. All programs of a country count: an unknown tuition is no recent one. */
import { priceYearOf } from '../../../schema/rules/priceYear.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const programsIn = (destination: string) => {
  const here = new Set(starter.institutions.filter(item => item.destination === destination).map(({ slug }) => slug));
  return starter.programs.filter(({ institution }) => here.has(institution));
};
const tuitionOf = (slug: string) => starter.programs.find(item => item.slug === slug)?.firstYearTuition;

describe('tuition of the starter', () => {
  it('of at least 95 in 100 Australian programs is from a copy of the register of 2025 or later', () => {
    const programs = programsIn('AU');
    const recent = programs.filter(
      ({ firstYearTuition: fee }) =>
        fee && /^cricos-20(?:2[5-9]|[3-9]\d)/.test(fee.source) && (priceYearOf(fee) ?? 0) >= 2025,
    );
    expect(recent.length / programs.length).toBeGreaterThanOrEqual(0.95);
  });

  it('of at least 80 in 100 American programs is of 2024-25 or later', () => {
    const programs = programsIn('US');
    const recent = programs.filter(({ firstYearTuition: fee }) => fee && (priceYearOf(fee) ?? 0) >= 2024);
    expect(recent.length / programs.length).toBeGreaterThanOrEqual(0.8);
  });

  it('is of its own academic year where the page was read in another one', () => {
    expect(tuitionOf('birkbeck-computer-science-bsc-hons')).toMatchObject({ academicYear: 2027, asOf: '2026-07-08' });
  });
});

describe('a whole-course fee that the Australian register has held unchanged since 2022', () => {
  it.each([
    'flinders-master-of-social-work-019222g',
    'queensland-bachelor-of-economics-001948f',
    'queensland-master-of-engineering-093154a',
    'qut-bachelor-of-music-022140f',
    'swinburne-bachelor-of-engineering-civil-honours-080205b',
    'victoria-university-bachelor-of-business-international-tourism-management-085318g',
    'victoria-university-graduate-diploma-in-business-103258f',
  ])('says so at %s, and what comparable courses of the university cost', slug => {
    expect(tuitionOf(slug)?.note?.en).toMatch(/unchanged since October 2022.*likely to be higher: .*AUD \d/);
    expect(tuitionOf(slug)?.note?.vi).toMatch(/giữ nguyên số này từ tháng 10\/2022.*chắc cao hơn: .*\d đô la Úc/);
  });

  it('is shown beside the fee that the page of the program names, which is the one to plan with', () => {
    const shown = [
      ['flinders-master-of-social-work-019222g', 35_250, '41,000', '41.000', '2026'],
      ['queensland-bachelor-of-economics-001948f', 45_844, '56,800', '56.800', '2027'],
      ['qut-bachelor-of-engineering-honours-084921g', 50_400, '48,600', '48.600', '2026'],
      ['qut-bachelor-of-laws-honours-083020j', 46_250, '44,500', '44.500', '2026'],
      ['rmit-associate-degree-in-business-111279a', 37_440, '37,440', '37.440', '2027'],
    ] as const;
    for (const [slug, amount, en, vi, year] of shown) {
      const fee = tuitionOf(slug);
      expect(fee).toMatchObject({ amount, source: 'cricos-2026-mid-year' });
      expect(fee?.note?.en).toMatch(
        new RegExp(`page of the (?:course|program) names .*AUD ${en}.*${year}.*plan with this one`),
      );
      expect(fee?.note?.vi).toMatch(new RegExp(`${vi} đô la Úc.*${year}.*hãy tính theo mức`));
    }
  });
});

/** That a sum has risen since, or is likely to have, in the words that the notes use. */
const RISEN_EN =
  /rises? (?:each|every) year|risen|raised|may be more|changes from time to time|2026-27|higher|plan for more/;
const RISEN_VI = /tăng|cao hơn|thay đổi theo thời gian|2026-27/;

describe('a sum that rises every year', () => {
  it('says so where it is an American one of 2025-26 or older', () => {
    const old = [
      ...starter.institutions.map(({ slug, costOfLiving }) => ({ of: slug, fee: costOfLiving })),
      ...programsIn('US').flatMap(({ slug, costOfLiving, firstYearTuition }) => [
        { of: `${slug}: living`, fee: costOfLiving },
        { of: `${slug}: tuition`, fee: firstYearTuition },
      ]),
    ].filter(({ fee }) => fee && fee.source !== 'ipeds-2022' && (priceYearOf(fee) ?? 0) <= 2025);
    expect(old.length).toBeGreaterThan(80);
    const silent = old.filter(({ fee }) => !RISEN_EN.test(fee?.note?.en ?? '') || !RISEN_VI.test(fee?.note?.vi ?? ''));
    expect(silent.map(({ of }) => of)).toEqual([]);
  });

  it('says so where it is the contribution of a German university of an old or unknown year', () => {
    const old = starter.institutions.filter(({ semesterContribution: fee }) => fee && (priceYearOf(fee) ?? 0) <= 2024);
    expect(old.length).toBeGreaterThan(5);
    const silent = old.filter(
      ({ semesterContribution: fee }) => !RISEN_EN.test(fee?.note?.en ?? '') || !RISEN_VI.test(fee?.note?.vi ?? ''),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['university-of-texas-at-austin', 15_420],
    ['cornell-university', 21_348],
    ['michigan-state-university', 12_928],
    ['massachusetts-institute-of-technology', 22_194],
  ])('of %s to live is what the newest budget that was read names', (slug, amount) => {
    const costs = [
      starter.institutions.find(item => item.slug === slug)?.costOfLiving,
      ...starter.programs.filter(({ institution }) => institution === slug).map(({ costOfLiving }) => costOfLiving),
    ].flatMap(cost => cost ?? []);
    expect(costs.length).toBeGreaterThan(2);
    expect([...new Set(costs.map(cost => cost.amount))]).toEqual([amount]);
  });

  it.each([
    ['university-of-stuttgart', 184],
    ['university-of-mannheim', 194],
    ['university-of-passau', 118.5],
    ['university-of-hamburg', 402],
    ['freie-universitat-berlin', 376.8],
    ['humboldt-universitat-zu-berlin', undefined],
  ])('of %s a semester is that of the page of the university, or unknown', (slug, amount) => {
    expect(starter.institutions.find(item => item.slug === slug)?.semesterContribution?.amount).toBe(amount);
  });

  it('of a program at Ingolstadt is the rate of 2026 that its page names, not the one before', () => {
    expect(tuitionOf('thi-computer-science-and-artificial-intelligence-bsc')?.amount).toBe(1600);
  });

  it('says so where it is the tuition of a Canadian program of 2024-25 or older, or of an unknown year', () => {
    const old = programsIn('CA').flatMap(({ slug, firstYearTuition: fee }) =>
      fee && (priceYearOf(fee) ?? 0) <= 2024 ? [{ slug, fee }] : [],
    );
    expect(old.length).toBeGreaterThan(20);
    const silent = old.filter(({ fee }) => !RISEN_EN.test(fee.note?.en ?? '') || !RISEN_VI.test(fee.note?.vi ?? ''));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['western-biology-bachelor-of-science-honours', 47_493],
    ['western-economics-bachelor-of-arts-honours', 47_493],
    ['brock-psychology-bachelor-of-arts-honours', 39_834.95],
    ['brock-computer-science-bachelor-of-science-honours', 41_645.6],
    ['ocad-graphic-design-bachelor-of-design', 32_000],
    ['manitoba-bachelor-of-arts', 20_676.9],
  ])('of %s is the newest that was read, not that of an old report', (slug, amount) => {
    expect(tuitionOf(slug)?.amount).toBe(amount);
  });
});

it('the average of all colleges at UT Austin is not shown as what one program costs', () => {
  for (const program of ['business-administration-in-finance', 'science-in-petroleum-engineering'])
    expect(tuitionOf(`ut-austin-bachelor-of-${program}`)?.note?.en).toMatch(
      /weighted average of all colleges.*42,554 to 51,106.*upper end/,
    );
});

describe('a general charge of an American university', () => {
  it('beside a master’s degree begins by saying that it is not the price of the program', () => {
    // What these programs pay is the general rate; the notes of RIT and South Florida begin with the load that it is for.
    const oneRate = /^(?:scad|rit|umass-boston|south-florida)-/;
    const general = starter.programs.filter(
      ({ slug, level, firstYearTuition: fee }) =>
        level === 'GRADUATE' && fee?.source === 'ipeds-2024' && !oneRate.test(slug),
    );
    expect(general).toHaveLength(11);
    const silent = general.filter(
      ({ firstYearTuition: fee }) =>
        !fee?.note?.en.startsWith('Not the price of this program') ||
        !fee.note.vi.startsWith('Không phải giá của chương trình này'),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    'columbia-master-of-international-affairs',
    'university-of-washington-master-of-public-health',
    'uiuc-master-of-science-in-accountancy',
    'uiuc-master-of-computer-science',
  ])('is not shown at %s, which costs more', slug => {
    expect(tuitionOf(slug)).toBeUndefined();
  });

  it.each([
    ['usc-master-of-science-in-computer-science', 2_742 * 16],
    ['usc-master-of-science-in-computer-science-scientists-and-engineers', 2_742 * 18.5],
    ['stanford-master-of-science-in-electrical-engineering', 14_660 * 3],
    ['northeastern-master-of-science-in-computer-science', 1_875 * 16],
    ['university-of-houston-master-of-science-in-accountancy', Math.round(1_446.73 * 18)],
    ['boston-university-master-of-public-health', 69_870 + 1_002],
    ['de-anza-associate-in-science-in-computer-science-for-transfer', (245 + 31) * 45],
    ['foothill-associate-in-arts-in-economics-for-transfer', (245 + 31) * 45],
  ])('gives way at %s to what its school charges', (slug, amount) => {
    expect(tuitionOf(slug)?.amount).toBe(amount);
    expect(tuitionOf(slug)?.note?.en).toMatch(/computed by us|added up by us/);
  });
});
