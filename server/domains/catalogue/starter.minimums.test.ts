/** What the starter says beside a minimum of an English test: of its sections, of its certificate, and of other terms that pages name. */
import { acceptedEnglish } from '../../../schema/rules/englishMinimums.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

/** Every minimum with the item that has it and what its note says. */
const minimums = () =>
  [...starter.institutions, ...starter.programs].flatMap(({ slug, englishMinimums }) =>
    englishMinimums.map(minimum => ({
      of: `${slug}: ${minimum.test}`,
      minimum,
      en: minimum.note?.en ?? '',
      vi: minimum.note?.vi ?? '',
    })),
  );

it('a minimum without any section says that sections were not noted, whoever names it', () => {
  const whole = minimums().filter(
    ({ minimum: { listening, reading, writing, speaking } }) =>
      (listening ?? reading ?? writing ?? speaking) === undefined,
  );
  // It may only fall: sections are filled in, and what one guide alone names goes. Well above zero, so that something is checked.
  expect(whole.length).toBeLessThanOrEqual(298);
  expect(whole.length).toBeGreaterThan(200);
  const silent = whole.filter(
    ({ en, vi }) =>
      !/Minimums of the sections were not noted/.test(en) || !/[Cc]hưa ghi lại mức tối thiểu của từng kỹ năng/.test(vi),
  );
  expect(silent.map(({ of }) => of)).toEqual([]);
});

it('a minimum on the Cambridge scale says which certificate it means, or that this was not noted', () => {
  const ofCambridge = minimums().filter(({ minimum }) => minimum.test === 'CAMBRIDGE');
  expect(ofCambridge.length).toBeGreaterThanOrEqual(38);
  const silent = ofCambridge.filter(({ en, vi }) => !/C1 Advanced/.test(en) || !/C1 Advanced/.test(vi));
  expect(silent.map(({ of }) => of)).toEqual([]);
  const ofSimonFraser = ofCambridge.filter(({ minimum }) => minimum.source === 'english-simon-fraser-university');
  expect(ofSimonFraser.map(({ en }) => /It means C1 Advanced or C2 Proficiency/.test(en))).toEqual([true, true]);
});

it.each([
  ['simon-fraser-university: DUOLINGO', 1, /approved until 2026/],
  ['sfu-professional-master-of-science-in-computer-science: DUOLINGO', 1, /approved until 2026/],
  ['th-koeln-natural-resources-management-and-development-msc', 2, /no older than five years.*each part of the TOEFL/],
  ['kaplan-business-school-bachelor-of-business-067756b: DUOLINGO', 1, /older edition of the page named 100/],
  ['maynooth-university', 1, /outside science and engineering.*6\.0 with at least 5\.5 in each band/],
  ['york-gb-', 2, /lowered.*the old level or the new one is not known/],
])('%s tells of its %i minimums what else is known', (start, count, words) => {
  const chosen = minimums().filter(({ of }) => of.startsWith(start));
  expect(chosen).toHaveLength(count);
  expect(chosen.filter(({ en }) => !words.test(en))).toEqual([]);
});

it('a source that names TOEFL iBT on both scales is read on both, and the older score says until when it counts', () => {
  const both = [...starter.institutions, ...starter.programs].flatMap(({ slug, englishMinimums }) =>
    englishMinimums.some(({ test }) => test === 'TOEFL_IBT_2026')
      ? [{ slug, older: englishMinimums.find(({ test }) => test === 'TOEFL_IBT') }]
      : [],
  );
  // It may only rise: pages name the newer scale one after the other.
  expect(both.length).toBeGreaterThanOrEqual(46);
  const silent = both.filter(
    ({ older }) =>
      older &&
      (!/before 21 January 2026/.test(older.note?.en ?? '') || !/trước ngày 21\/1\/2026/.test(older.note?.vi ?? '')),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it.each([
  ['london-school-of-economics-and-political-science', 5.5, 5],
  ['lse-economics-bsc', 5.5, 5],
  ['coventry-computer-science-msc', 4.5, undefined],
  ['university-of-manitoba', 4.5, 4],
  ['warwick-economics-bsc', 5, 4.5],
])('%s asks for %d on the scale of January 2026, with %s in each section', (slug, overall, section) => {
  const minimum = minimums().find(({ of }) => of === `${slug}: TOEFL_IBT_2026`)?.minimum;
  expect([minimum?.overall, minimum?.listening, minimum?.reading, minimum?.writing, minimum?.speaking]).toEqual([
    overall,
    ...Array.from({ length: 4 }, () => section),
  ]);
});

it('the Business School of New South Wales asks for more than the university in general', () => {
  const ofBusiness = minimums().find(({ of }) => of === 'unsw-sydney-bachelor-of-information-systems-068782c: IELTS');
  const ofEngineering = minimums().find(
    ({ of }) => of === 'unsw-sydney-bachelor-of-engineering-honours-056835e: IELTS',
  );
  expect([ofBusiness?.minimum.overall, ofEngineering?.minimum.overall]).toEqual([7, 6.5]);
});

type Levels = Starter['institutions'][number]['englishMinimums'][number]['levels'];
const ofInstitutions = () =>
  starter.institutions.flatMap(({ slug, englishMinimums }) =>
    englishMinimums.map(({ test, levels, note }) => {
      // What follows the first statement tells of other tests, other levels and where it was read.
      const [en = '', vi = ''] = [note?.en, note?.vi].map(words => words?.split(/[.;](?!\d)/)[0]);
      return { of: `${slug}: ${test}`, levels, en, vi };
    }),
  );

/** Words of a level in a note, in both languages. */
const UNDERGRADUATE = [
  /undergraduate|bachelor|first-year|year 1\b/i,
  /(?<!sau )đại học|cử nhân|năm (?:1|nhất)/i,
] as const;
const GRADUATE = [/(?<!under)graduate|master|research degree/i, /sau đại học|cao học|thạc sĩ|nghiên cứu/i] as const;
/** "Đại học" is the word for a university, too. */
const wordsOf = (vi: string) => vi.replace(/toàn đại học/i, '');

it('a minimum of an institution whose note speaks of one level alone is kept for it', () => {
  // What is of the whole institution may name levels beside that.
  const named = ofInstitutions().filter(
    ({ en, levels }) => levels || !/^General level of the (?:institution|university)/.test(en),
  );
  const chosen = named.map(({ of, levels, en, vi }) => {
    const says = ([inEnglish, inVietnamese]: typeof UNDERGRADUATE) => [
      inEnglish.test(en),
      inVietnamese.test(wordsOf(vi)),
    ];
    return { of, levels, undergraduate: says(UNDERGRADUATE), graduate: says(GRADUATE) };
  });
  expect(chosen.filter(({ undergraduate: [en, vi] }) => en !== vi).map(({ of }) => of)).toEqual([]);
  expect(chosen.filter(({ graduate: [en, vi] }) => en !== vi).map(({ of }) => of)).toEqual([]);
  const ofOne = chosen.filter(({ undergraduate, graduate }) => undergraduate[0] !== graduate[0]);
  expect(ofOne.length).toBeGreaterThanOrEqual(125);
  const mistaken = ofOne.filter(({ levels = [], undergraduate: [isOfUndergraduates] }) =>
    isOfUndergraduates ? !levels.includes('UNDERGRADUATE') : levels.length === 0 || levels.includes('UNDERGRADUATE'),
  );
  expect(mistaken.map(({ of }) => of)).toEqual([]);
  const ofBoth = chosen.filter(({ undergraduate, graduate }) => undergraduate[0] && graduate[0]);
  expect(ofBoth.flatMap(({ of, levels }) => (levels ? of : []))).toEqual([]);
});

it.each<[string, Levels]>([
  ['university-of-leeds: IELTS', ['UNDERGRADUATE']],
  ['munster-technological-university: PTE', ['UNDERGRADUATE']],
  ['cornell-university: TOEFL_IBT', ['UNDERGRADUATE']],
  ['university-of-california-san-diego: IELTS', ['UNDERGRADUATE']],
  ['humber-college: IELTS', ['UNDERGRADUATE']],
  ['georgia-institute-of-technology: IELTS', ['GRADUATE', 'POSTGRADUATE']],
  ['griffith-university: PTE', ['POSTGRADUATE']],
  ['griffith-university: TOEFL_IBT', undefined],
  ['university-college-cork: IELTS', ['GRADUATE']],
  // Its note names the same figure for master's degrees.
  ['maynooth-university: IELTS', ['UNDERGRADUATE', 'GRADUATE']],
  ['university-of-manitoba: IELTS', ['UNDERGRADUATE']],
  ['university-of-manitoba: TOEFL_IBT', undefined],
  ['university-of-sheffield: IELTS', undefined],
])('%s holds for %s', (named, levels) => {
  expect(ofInstitutions().find(({ of }) => of === named)?.levels).toEqual(levels);
});

it('a master of laws of Leeds does not ask for what undergraduates are asked for', () => {
  const institution = starter.institutions.find(({ slug }) => slug === 'university-of-leeds');
  const accepted = (named: string) => {
    const program = starter.programs.find(({ slug }) => slug === named);
    return program && institution && acceptedEnglish(program, institution).map(({ test, overall }) => [test, overall]);
  };
  expect(institution?.englishMinimums.map(({ test, overall }) => [test, overall])).toContainEqual(['IELTS', 6]);
  expect(accepted('leeds-international-business-law-llm')).toEqual([]);
  expect(accepted('leeds-international-banking-and-finance-law-llm')).toEqual([]);
});

it('the minimum of a college is never the general one of undergraduate study, which is of diplomas and degrees alike', () => {
  const ofColleges = starter.institutions
    .filter(({ type }) => type === 'COLLEGE')
    .flatMap(({ slug, englishMinimums }) =>
      englishMinimums.map(({ test, note }) => ({ of: `${slug}: ${test}`, en: note?.en ?? '', vi: note?.vi ?? '' })),
    );
  expect(ofColleges.length).toBeGreaterThan(25);
  const vague = ofColleges.filter(
    ({ en, vi }) => /General level for undergraduate study/.test(en) || /Mức chung cho bậc đại học/.test(vi),
  );
  expect(vague.map(({ of }) => of)).toEqual([]);
  const ofHumber = ofColleges.filter(({ of }) => of === 'humber-college: IELTS');
  expect(ofHumber.map(({ en }) => en)).toEqual([
    expect.stringMatching(/certificates, diplomas and advanced diplomas.*Degrees .*6\.5 with no band below 6\.0/),
  ]);
});
