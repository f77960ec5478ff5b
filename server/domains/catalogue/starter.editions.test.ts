/** What the starter shows of an old edition of a register says what newer editions hold of it. */
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

type Fact = { source: string; asOf?: string | null; note?: { vi: string; en: string } };

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

/** The facts of a program that a register can state, each with a name for the report of a failure. */
const factsOf = ({ slug, duration, firstYearTuition, registerCode, coopInternship, costOfLiving, intakes }: Program) =>
  [
    ...Object.entries({ duration, firstYearTuition, registerCode, coopInternship, costOfLiving }),
    ...intakes.flatMap((intake, index) => [
      [`intake ${index}`, intake] as const,
      [`deadline ${index}`, intake.deadline] as const,
    ]),
  ].flatMap(([name, fact]) => (fact ? [{ of: `${slug}: ${name}`, fact: fact as Fact }] : []));
type Program = Starter['programs'][number];
const factsOfPrograms = () => starter.programs.flatMap(factsOf);

it('no course rests on an edition of CRICOS before that of 2026: what that no longer lists takes no international student', () => {
  const ofCricos = factsOfPrograms().filter(({ fact }) => fact.source.startsWith('cricos-'));
  expect(ofCricos.length).toBeGreaterThan(300);
  expect(ofCricos.filter(({ fact }) => !fact.source.startsWith('cricos-2026-')).map(({ of }) => of)).toEqual([]);
});

it('a price that registers of 2022 report says that a newer edition was looked for, and what it holds', () => {
  const prices = [
    ...factsOfPrograms(),
    ...starter.institutions.flatMap(({ slug, costOfLiving }) =>
      costOfLiving ? [{ of: slug, fact: costOfLiving as Fact }] : [],
    ),
  ].filter(({ fact }) => fact.source === 'ipeds-2022' || fact.source === 'ca-cudo-2022');
  // All of them: what rests on an old edition is mended where a newer price is read, and nothing joins unseen.
  expect(prices.map(({ of }) => of.split(': ')[0]).sort()).toEqual([
    'lakehead-biology-bachelor-of-science-honours',
    'lakehead-computer-science-bachelor-of-science-honours',
    'mcmaster-economics-bachelor-of-arts-honours',
    'mcmaster-life-sciences-bachelor-of-science-honours',
    'windsor-computer-science-bachelor-of-computer-science-honours',
    'windsor-psychology-bachelor-of-arts-honours',
  ]);
  const silent = prices.filter(
    ({ fact }) =>
      !/edition of 2024-25 of this survey was not read|For 2024-25 campuses|newer report of this council/.test(
        fact.note?.en ?? '',
      ) || !/chưa đọc được|Chưa tìm thấy báo cáo mới hơn/.test(fact.note?.vi ?? ''),
  );
  expect(silent.map(({ of }) => of)).toEqual([]);
});

it('length, price and start of a German program are of the DAAD database of 2026, unless that lacks them', () => {
  const old = factsOfPrograms().filter(
    ({ fact }) => /^de-daad-ip-\d+$/.test(fact.source) && (fact.asOf ?? '') < '2025',
  );
  expect(old.map(({ of }) => of)).toEqual(['haw-hamburg-information-engineering-bsc: deadline 0']);
});

it('Aachen’s Media Informatics, which takes nobody any more, leads to the degree that replaced it, taught in Bonn', () => {
  const program = starter.programs.find(({ formerSlugs }) => formerSlugs.includes('rwth-media-informatics-msc'));
  expect(program).toMatchObject({ title: 'Human-Centered Intelligent Systems (MSc)', campusCity: 'Bonn' });
  expect(program?.admissionRequirements.map(({ text }) => text.en).join(' ')).toMatch(
    /has replaced Media Informatics since winter semester 2025.26; Media Informatics takes no new applications/,
  );
});

it('Heidelberg’s American Studies, of a page of 2018, has no closing day and may take nobody any more', () => {
  const program = starter.programs.find(({ slug }) => slug === 'heidelberg-american-studies-ma');
  expect(program?.intakes.map(({ deadline }) => deadline)).toEqual([undefined]);
  expect(program?.intakes[0]?.note?.en).toMatch(/DAAD database of August 2026 does not list.*still takes applications/);
});

it('Centennial’s program says that the college suspended programs in 2025', () => {
  const program = starter.programs.find(({ institution }) => institution === 'centennial-college');
  expect(program?.duration?.note?.en).toMatch(/suspended many programs in January and March 2025/);
});
