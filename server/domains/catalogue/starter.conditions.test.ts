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
