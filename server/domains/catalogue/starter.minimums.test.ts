/** What the starter says beside a minimum of an English test: of its sections, of its certificate, and of other terms that pages name. */
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
  expect(whole.length).toBeLessThanOrEqual(299);
  expect(whole.length).toBeGreaterThan(200);
  const silent = whole.filter(
    ({ en, vi }) =>
      !/Minimums of the sections were not noted/.test(en) || !/[Cc]hưa ghi lại mức tối thiểu của từng kỹ năng/.test(vi),
  );
  expect(silent.map(({ of }) => of)).toEqual([]);
});

it('a minimum on the Cambridge scale says which certificate it means, or that this was not noted', () => {
  const ofCambridge = minimums().filter(({ minimum }) => minimum.test === 'CAMBRIDGE');
  expect(ofCambridge.length).toBeGreaterThan(40);
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
  ['maynooth-university', 5, /outside science and engineering/],
  ['york-gb-', 2, /lowered.*the old level or the new one is not known/],
])('%s tells of its %i minimums what else is known', (start, count, words) => {
  const told = minimums().filter(({ of }) => of.startsWith(start));
  expect(told).toHaveLength(count);
  expect(told.filter(({ en }) => !words.test(en))).toEqual([]);
});
