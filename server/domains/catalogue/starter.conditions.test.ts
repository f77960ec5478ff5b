/** A figure of the starter says for whom it holds, where the source speaks of somebody else than the reader. */
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const ownershipOf = (slug: string) => starter.institutions.find(item => item.slug === slug)?.ownership;
const isOfIpeds = (fact: { source: string } | undefined): boolean => fact?.source.startsWith('ipeds-') ?? false;

it('tuition that a public American university reports is called the rate of residents of other states', () => {
  const reported = starter.programs.filter(
    ({ institution, firstYearTuition: fee }) => isOfIpeds(fee) && ownershipOf(institution) === 'PUBLIC',
  );
  expect(reported.length).toBeGreaterThan(50);
  const silent = reported.filter(
    ({ firstYearTuition: fee }) =>
      !/residents of other states/.test(fee?.note?.en ?? '') || !/cư dân bang khác/.test(fee?.note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it('Purdue says that international undergraduates pay more than the rate shown', () => {
  const programs = starter.programs.filter(
    ({ institution, level }) => institution === 'purdue-university' && level === 'UNDERGRADUATE',
  );
  expect(programs.length).toBeGreaterThan(0);
  for (const { firstYearTuition } of programs)
    expect(firstYearTuition?.note?.en).toMatch(/Purdue charges international undergraduates more/);
});

it('the room and board of undergraduate halls is called so beside a degree for graduates', () => {
  const programs = starter.programs.filter(
    ({ level, costOfLiving }) => level !== 'UNDERGRADUATE' && isOfIpeds(costOfLiving),
  );
  expect(programs.length).toBeGreaterThan(30);
  const silent = programs.filter(
    ({ costOfLiving }) =>
      !/undergraduate halls/.test(costOfLiving?.note?.en ?? '') ||
      !/sinh viên đại học/.test(costOfLiving?.note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it('no program in law, health or education shows the general English level of its institution as its own', () => {
  const general = starter.programs
    .filter(({ field }) => field === 'LAW' || field === 'HEALTH' || field === 'EDUCATION')
    .filter(({ englishMinimums }) => englishMinimums.some(({ note }) => note?.en.startsWith('General level')));
  expect(general.map(({ slug }) => slug)).toEqual([]);
});

it('a score without sections, beside an IELTS with sections of the same source, says that they were not noted', () => {
  const silent = [...starter.institutions, ...starter.programs].flatMap(({ slug, englishMinimums }) => {
    const withSections = new Set(
      englishMinimums
        .filter(({ test, writing }) => test === 'IELTS' && writing !== undefined)
        .map(({ source }) => source),
    );
    return englishMinimums
      .filter(({ test, writing, source }) => test !== 'IELTS' && writing === undefined && withSections.has(source))
      .filter(({ note }) => !/not noted/.test(note?.en ?? ''))
      .map(({ test }) => `${slug}: ${test}`);
  });
  expect(silent).toEqual([]);
});

it('a German fee on which two editions of the register disagree is told and enters no sum', () => {
  const program = starter.programs.find(({ slug }) => slug === 'htw-berlin-international-and-development-economics-ma');
  expect(program?.firstYearTuition).toBeUndefined();
  expect(program?.admissionRequirements.map(({ text }) => text.en).join(' ')).toMatch(/EUR 2,500.*paid once/);
});

it('a score without sections that a third party names says that they were not noted', () => {
  const thirdParties = new Set(starter.sources.filter(({ kind }) => kind === 'THIRD_PARTY').map(({ id }) => id));
  const scores = [...starter.institutions, ...starter.programs].flatMap(({ slug, englishMinimums }) =>
    englishMinimums
      .filter(({ writing, source }) => writing === undefined && thirdParties.has(source))
      .map(({ test, note }) => ({ of: `${slug}: ${test}`, note })),
  );
  expect(scores.length).toBeGreaterThan(100);
  const silent = scores.filter(
    ({ note }) => !/not noted/.test(note?.en ?? '') || !/[Cc]hưa ghi lại mức tối thiểu/.test(note?.vi ?? ''),
  );
  expect(silent.map(({ of }) => of)).toEqual([]);
});

it('Carleton asks for at least 6.0 in each section of IELTS', () => {
  const ofCarleton = [
    ...starter.institutions.filter(({ slug }) => slug === 'carleton-university'),
    ...starter.programs.filter(({ institution }) => institution === 'carleton-university'),
  ].flatMap(({ englishMinimums }) => englishMinimums.filter(({ test }) => test === 'IELTS'));
  expect(ofCarleton.length).toBeGreaterThan(5);
  for (const minimum of ofCarleton)
    expect(minimum).toMatchObject({ overall: 6.5, listening: 6, reading: 6, writing: 6, speaking: 6 });
});

it('the fee to apply for an American Master of Public Health tells of the second fee, that of SOPHAS', () => {
  const programs = starter.programs.filter(
    ({ title, applicationFee }) => title === 'Master of Public Health' && isOfIpeds(applicationFee),
  );
  expect(programs.length).toBeGreaterThan(1);
  for (const { applicationFee } of programs) {
    expect(applicationFee?.note?.en).toMatch(/SOPHAS, which charges its own fee/);
    expect(applicationFee?.note?.vi).toMatch(/SOPHAS, thu phí riêng/);
  }
});

it('no day is called the same each year where the university has moved it', () => {
  const intakesOf = (institution: string) =>
    starter.programs
      .filter(item => item.institution === institution && item.level === 'UNDERGRADUATE')
      .flatMap(({ intakes }) => intakes);
  const ofGeorgiaTech = intakesOf('georgia-institute-of-technology');
  expect(ofGeorgiaTech.length).toBeGreaterThan(1);
  for (const { deadline, note } of ofGeorgiaTech) {
    expect(deadline).toBeUndefined();
    expect(note?.en).toMatch(/on a day that moves: 5 January 2022.*That of 2027 was not found/);
  }
  for (const university of ['boston-university', 'new-york-university', 'purdue-university']) {
    const days = intakesOf(university).flatMap(({ deadline }) => deadline ?? []);
    expect(days.length).toBeGreaterThan(0);
    for (const { note } of days) expect(note?.en).not.toMatch(/same each year/);
  }
});
