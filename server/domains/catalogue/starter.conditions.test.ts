/** A figure of the starter says for whom it holds, where the source speaks of somebody else than the reader. */
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const ownershipOf = (slug: string) => starter.institutions.find(item => item.slug === slug)?.ownership;
const destinationOf = (slug: string) => starter.institutions.find(item => item.slug === slug)?.destination;
const isOfIpeds = (fact: { source: string } | undefined): boolean => fact?.source.startsWith('ipeds-') ?? false;
/** The charge of undergraduate halls: what IPEDS reports, and the newer budgets that took its place. */
const isOfHalls = (fact: { source: string } | undefined): boolean =>
  /^(?:ipeds-\d{4}|us-.*-costs-202[56])$/.test(fact?.source ?? '');

it('tuition that a public American university reports or announces for other states is called the rate of their residents, beside what is known of international students', () => {
  const reported = starter.programs.filter(
    ({ institution, firstYearTuition: fee }) =>
      (isOfIpeds(fee) || fee?.source === 'us-gmu-tuition-news-2025') && ownershipOf(institution) === 'PUBLIC',
  );
  expect(reported).toHaveLength(19);
  const silent = reported.filter(
    ({ firstYearTuition: fee }) =>
      !/It is the rate of residents of other states, .*international/i.test(fee?.note?.en ?? '') ||
      !/Đây là mức của cư dân bang khác, .*quốc tế/.test(fee?.note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it('tuition of a public American university or college from its own page tells of international students', () => {
  const own = starter.programs.filter(
    ({ institution, firstYearTuition: fee }) =>
      fee !== undefined &&
      !isOfIpeds(fee) &&
      ownershipOf(institution) === 'PUBLIC' &&
      destinationOf(institution) === 'US',
  );
  expect(own.length).toBeGreaterThan(30);
  const silent = own.filter(
    ({ firstYearTuition: fee }) =>
      !/international students/i.test(fee?.note?.en ?? '') || !/sinh viên quốc tế/i.test(fee?.note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it.each([
  ['university-of-south-florida', 3, /has risen twice since.*fall 2025.*fall 2026/],
  ['pennsylvania-state-university', 3, /USD 500 a semester from 2014.*names 1,500 a year/],
  ['georgia-institute-of-technology', 1, /tuition of their own for international students.*a fee of their own on top/],
])('%s tells of its %i programs what it charges on top of the rate shown', (university, count, words) => {
  const notes = starter.programs
    .filter(({ institution, firstYearTuition }) => institution === university && isOfIpeds(firstYearTuition))
    .map(({ firstYearTuition }) => firstYearTuition?.note?.en ?? '');
  expect(notes).toHaveLength(count);
  expect(notes.filter(note => !words.test(note))).toEqual([]);
});

it.each([
  ['arizona-state-university', 'UNDERGRADUATE', [40_819, 40_819]],
  ['arizona-state-university', 'GRADUATE', [33_917]],
  ['georgia-institute-of-technology', 'UNDERGRADUATE', [37_326, 37_326]],
  ['purdue-university', 'UNDERGRADUATE', [32_104, 36_154]],
  ['purdue-university', 'GRADUATE', [29_194]],
  ['university-of-illinois-urbana-champaign', 'UNDERGRADUATE', [42_248, 42_248]],
  ['university-of-california-los-angeles', 'GRADUATE', [33_238]],
  ['university-of-california-berkeley', 'UNDERGRADUATE', [57_486, 57_486]],
  ['university-of-california-los-angeles', 'UNDERGRADUATE', [55_976, 55_976]],
  ['university-of-california-san-diego', 'UNDERGRADUATE', [57_369, 57_369]],
  ['california-state-university-long-beach', 'UNDERGRADUATE', [20_994, 20_994, 20_994]],
])(
  '%s (%s) shows what a new international student is charged, not the rate of 2024-25',
  (university, level, amounts) => {
    const fees = starter.programs
      .filter(item => item.institution === university && item.level === level)
      .flatMap(({ firstYearTuition }) => firstYearTuition ?? []);
    expect(fees.map(({ amount }) => amount).sort()).toEqual(amounts);
    for (const { note } of fees)
      expect(note?.en).toMatch(
        /rate of international students|(?:outside California|first-year).*international students/,
      );
  },
);

it('the room and board of undergraduate halls is called so beside a degree for graduates', () => {
  const programs = starter.programs.filter(
    ({ level, costOfLiving }) => level !== 'UNDERGRADUATE' && isOfHalls(costOfLiving),
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

it('a German fee on which two editions of the register disagree is told and enters no sum', () => {
  const program = starter.programs.find(({ slug }) => slug === 'htw-berlin-international-and-development-economics-ma');
  expect(program?.firstYearTuition).toBeUndefined();
  expect(program?.admissionRequirements.map(({ text }) => text.en).join(' ')).toMatch(/EUR 2,500.*paid once/);
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
    expect(note?.en).toMatch(/on a day that moves: 5 January 2022.*names 6 January without a year/);
  }
  for (const university of ['boston-university', 'new-york-university', 'purdue-university']) {
    const days = intakesOf(university).flatMap(({ deadline }) => deadline ?? []);
    expect(days.length).toBeGreaterThan(0);
    for (const { note } of days) expect(note?.en).not.toMatch(/same each year/);
  }
});

it('a fee to apply that an American institution reports is called the one of domestic applicants', () => {
  const reported = starter.programs.filter(({ applicationFee }) => isOfIpeds(applicationFee));
  expect(reported.length).toBeGreaterThan(40);
  const silent = reported.filter(
    ({ applicationFee: fee }) =>
      !/as a rule that of domestic applicants.*10 to 25 US dollars more/.test(fee?.note?.en ?? '') ||
      !/thường là mức của người nộp trong nước.*cao hơn 10 đến 25 đô la Mỹ/.test(fee?.note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it.each([
  ['texas-a-and-m-university', 'UNDERGRADUATE', 90],
  ['texas-a-and-m-university', 'GRADUATE', 90],
  ['university-of-houston', 'UNDERGRADUATE', 90],
  ['university-of-texas-at-austin', 'UNDERGRADUATE', 90],
  ['university-of-california-berkeley', 'GRADUATE', 155],
  ['university-of-california-berkeley', 'POSTGRADUATE', 155],
  ['university-of-california-los-angeles', 'GRADUATE', 155],
  ['university-of-california-san-diego', 'POSTGRADUATE', 155],
  ['university-of-california-berkeley', 'UNDERGRADUATE', 95],
  ['university-of-california-los-angeles', 'UNDERGRADUATE', 95],
  ['university-of-california-san-diego', 'UNDERGRADUATE', 95],
  ['university-of-illinois-urbana-champaign', 'UNDERGRADUATE', 75],
  ['michigan-state-university', 'UNDERGRADUATE', 75],
  ['george-mason-university', 'UNDERGRADUATE', 80],
  ['purdue-university', 'GRADUATE', 75],
  ['arizona-state-university', 'UNDERGRADUATE', 90],
  ['arizona-state-university', 'GRADUATE', 115],
  ['georgia-institute-of-technology', 'UNDERGRADUATE', 85],
  ['pennsylvania-state-university', 'UNDERGRADUATE', 75],
  ['university-of-illinois-urbana-champaign', 'GRADUATE', 90],
  ['university-of-washington', 'UNDERGRADUATE', 95],
  ['university-of-southern-california', 'GRADUATE', 120],
])('%s (%s) shows the fee of international applicants, %i USD, from its own page', (university, level, amount) => {
  const fees = starter.programs
    .filter(item => item.institution === university && item.level === level)
    .flatMap(({ applicationFee }) => applicationFee ?? []);
  expect(fees.length).toBeGreaterThan(0);
  for (const fee of fees) {
    expect(fee.amount).toBe(amount);
    expect(fee.note?.en).toMatch(/^Application fee of international applicants/);
    expect(starter.sources.find(({ id }) => id === fee.source)?.kind).toMatch(/^(?:OFFICIAL_PAGE|COPY)$/);
  }
});

it('the days of the Friedrich Ebert Foundation say whom they bind', () => {
  const days = starter.scholarships.find(({ slug }) => slug === 'friedrich-ebert-stiftung-scholarship');
  expect(days?.yearlyDeadlines?.map(({ month, day }) => [month, day])).toEqual([
    [4, 30],
    [10, 31],
  ]);
  for (const { note } of days?.yearlyDeadlines ?? []) {
    expect(note?.en).toMatch(/first semester of a master’s or postgraduate course only/);
    expect(note?.vi).toMatch(/chỉ dành cho người đang ở học kỳ đầu/);
  }
});

it('a work component that the register of 2022 did not list says so', () => {
  const withCoop = starter.programs.filter(({ coopInternship }) =>
    /October 2022 lists none/.test(coopInternship?.note?.en ?? ''),
  );
  expect(withCoop.map(({ registerCode }) => registerCode?.value).sort()).toEqual([
    '068782C',
    '084675F',
    '092515M',
    '094396G',
    '095521M',
    '109484C',
  ]);
});

it('De Anza admits in all four quarters that its page names', () => {
  const programs = starter.programs.filter(({ institution }) => institution === 'de-anza-college');
  expect(programs.length).toBeGreaterThan(2);
  for (const { intakes } of programs)
    expect(intakes.map(({ month, deadline }) => [month, deadline?.date.slice(5)])).toEqual([
      [4, '02-15'],
      [7, '04-15'],
      [9, '08-15'],
      [1, '11-15'],
    ]);
});

it('the closing day of a German degree names whom a scholarship binds to an earlier one', () => {
  const program = starter.programs.find(({ slug }) => slug === 'htw-berlin-international-and-development-economics-ma');
  const days = program?.intakes.flatMap(({ deadline }) => deadline ?? []) ?? [];
  expect(days.length).toBeGreaterThan(1);
  for (const { note } of days) expect(note?.en).toMatch(/pay for themselves.*DAAD scholarship it is 31 August/);
});

it('living at Michigan State and San José State is no longer the figure of 2022-23 or 2024-25', () => {
  const costs = [...starter.institutions, ...starter.programs]
    .filter(({ slug }) => /^(?:michigan-state|san-jose-state)-/.test(slug))
    .flatMap(({ costOfLiving }) => costOfLiving ?? []);
  expect(costs.map(({ amount }) => amount).sort()).toEqual([12_928, 12_928, 12_928, 22_912, 22_912, 22_912]);
});

it('no fee to apply of IPEDS stands where a school of the university names another', () => {
  const contradicted = [
    'harvard-master-of-education',
    'columbia-master-of-international-affairs',
    'nyu-master-of-science-in-computer-engineering',
    'nyu-master-of-science-in-global-hospitality-management',
    'nyu-master-of-science-in-computer-science',
    'university-of-houston-master-of-science-in-accountancy',
  ];
  const programs = starter.programs.filter(({ slug }) => contradicted.includes(slug));
  expect(programs).toHaveLength(contradicted.length);
  for (const { applicationFee } of programs) expect(applicationFee).toBeUndefined();
});

it('the cost of a school that publishes a budget of its own is that budget', () => {
  const program = starter.programs.find(({ slug }) => slug === 'columbia-master-of-international-affairs');
  expect(program?.costOfLiving).toMatchObject({ amount: (1721 + 1144) * 9, source: 'us-columbia-sipa-budget' });
});

it('a work component of the Australian register says what it may be, or what a page of the university says it is', () => {
  const listed = starter.programs.flatMap(({ slug, coopInternship: fact }) =>
    fact?.value === true && fact.source.startsWith('cricos-') ? { slug, note: fact.note } : [],
  );
  expect(listed).toHaveLength(30);
  const silent = listed.filter(
    ({ note }) =>
      !/does not say whether it is an internship|By (?:pages|the page) of|The page of the course|The handbook of the university/.test(
        note?.en ?? '',
      ) || !/Sổ đăng ký không nói|Theo trang của|Trang của chương trình|Sổ tay của trường/.test(note?.vi ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
  const ofMonash = listed.find(({ slug }) => slug === 'monash-master-of-information-technology-079055k');
  expect(ofMonash?.note?.en).toMatch(/team project.*or write a minor thesis instead/);
});

it('the first year of a longer Australian course, a share of the whole fee, says that yearly rises may be in it', () => {
  const shares = starter.programs.filter(
    ({ firstYearTuition: fee, duration }) => fee?.source.startsWith('cricos-') && (duration?.value ?? 0) > 12,
  );
  expect(shares.length).toBeGreaterThan(80);
  const silent = shares.filter(({ firstYearTuition: fee }) => !/Yearly rises may be part/.test(fee?.note?.en ?? ''));
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it('a fee to apply for graduate study that IPEDS reports is called one figure for all schools of the university', () => {
  const fees = starter.programs.filter(
    ({ level, applicationFee }) => level !== 'UNDERGRADUATE' && isOfIpeds(applicationFee),
  );
  expect(fees.length).toBeGreaterThan(15);
  const silent = fees.filter(
    ({ applicationFee: fee }) => !/one figure for all graduate schools/.test(fee?.note?.en ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
