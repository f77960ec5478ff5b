/** Facts of the starter catalogue that were found wrong once: they stay corrected. */
import type { ProgramData, ScholarshipData } from '../../../schema/rules/catalogue.rules.js';
import { deadlinesAt, lastKnownDeadlines } from './catalogue.facts.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const program = (slug: string): ProgramData | undefined => starter.programs.find(item => item.slug === slug);
const institution = (slug: string) => starter.institutions.find(item => item.slug === slug);
const scholarship = (slug: string): ScholarshipData | undefined =>
  starter.scholarships.find(item => item.slug === slug);
const ieltsOf = (slug: string) => program(slug)?.englishMinimums.find(({ test }) => test === 'IELTS')?.overall;
const texts = () =>
  [...starter.institutions, ...starter.programs, ...starter.scholarships].map(item => JSON.stringify(item));

describe('figures that were wrong', () => {
  it.each([
    ['green-river-associate-in-business', 12_549],
    ['green-river-bachelor-of-applied-science-in-software-development', 22_515],
    ['seattle-central-associate-in-business', 11_283],
    ['seattle-central-associate-of-applied-science-in-culinary-arts', 11_283],
    ['cornell-master-of-engineering-in-systems-engineering', 68_380],
    ['constructor-computer-science-bsc', undefined],
    ['tum-aerospace-bsc', 6000],
    ['houston-community-college-associate-of-arts-in-business', undefined],
  ])('%s costs in the first year what international students pay: %s', (slug, amount) => {
    expect(program(slug)).toBeDefined();
    expect(program(slug)?.firstYearTuition?.amount).toBe(amount);
  });

  it.each(['tum-informatics-msc'])('%s says what TUM charges, where the rate of the program is unknown', slug => {
    expect(program(slug)?.firstYearTuition).toBeUndefined();
    expect(
      program(slug)?.admissionRequirements.filter(
        ({ source, text }) => source === 'de-tum-tuition' && /4,000 or 6,000/.test(text.en),
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['oxford-computer-science-ba', 7.5],
    ['oxford-philosophy-politics-and-economics-ba', 7.5],
    ['cambridge-engineering-ba-and-meng', 7.5],
    ['cambridge-natural-sciences-ba', 7.5],
    ['cambridge-architecture-and-urban-design-mphil', 7.5],
    ['durham-geography-bsc', 6.5],
    ['durham-history-ba', 6.5],
    ['warwick-economics-bsc', 7],
    ['warwick-mathematics-bsc', 6.5],
    ['imperial-finance-msc', 7],
    ['leeds-transport-planning-msc', 6.5],
  ])('%s asks for an IELTS of %s', (slug, overall) => {
    expect(ieltsOf(slug)).toBe(overall);
  });

  it.each([
    ['konrad-adenauer-stiftung-scholarship', 934, 1400],
    ['heinrich-boell-foundation-scholarship', 992, undefined],
    ['daad-helmut-schmidt-programme', 992, 992],
    ['daad-epos-development-related-postgraduate-courses', 992, 1400],
    ['friedrich-ebert-stiftung-scholarship', undefined, undefined],
    ['rosa-luxemburg-stiftung-scholarship', undefined, undefined],
  ])('%s pays from %s to %s a month', (slug, minimum, maximum) => {
    expect(scholarship(slug)).toBeDefined();
    const amount = scholarship(slug)?.amount;
    expect([amount?.minimum?.amount, amount?.maximum?.amount]).toEqual([minimum, maximum]);
  });

  it('hold no minimum of a visa as a cost of living: outside the United States nobody publishes one', () => {
    const american = new Set(
      starter.institutions.filter(({ destination }) => destination === 'US').map(({ slug }) => slug),
    );
    const published = [
      ...starter.institutions.filter(({ slug }) => !american.has(slug)),
      ...starter.programs.filter(item => !american.has(item.institution)),
    ].flatMap(({ slug, costOfLiving }) => (costOfLiving ? [slug] : []));
    expect(published).toEqual([]);
    expect(starter.programs.filter(({ costOfLiving }) => costOfLiving).length).toBeGreaterThan(90);
  });

  it('are not said to be nothing where the newest list says that tuition varies', () => {
    const courses = starter.programs.filter(({ slug }) => slug.startsWith('fau-'));
    expect(courses.map(({ firstYearTuition }) => firstYearTuition)).toEqual([undefined, undefined]);
    expect(courses.map(({ applicationFee }) => applicationFee?.amount)).toEqual([100, 100]);
  });
});

describe('programs that cannot be entered', () => {
  it.each([
    ['nottingham-agriculture-bsc', 'suspended'],
    ['bcit-medical-radiography-diploma', 'no international students'],
    ['centennial-tourism-travel-services-management-diploma', 'suspended'],
    ['marino-professional-master-of-education-primary-teaching', 'Irish is compulsory'],
    ['langara-bachelor-of-science-in-nursing', 'no page opens it to international students'],
    ['hu-berlin-economics-and-management-science-msc', 'no admission since winter 2025'],
    ['rhine-waal-mechatronic-systems-engineering-bsc', 'no longer offered'],
    ['rhine-waal-international-business-and-social-sciences-ba', 'no longer offered'],
    ['schmalkalden-international-business-and-economics-ba', 'its page names a master only'],
    ['san-jose-state-master-of-library-and-information-science', 'fully online, so no student visa'],
  ])('leave out %s (%s)', slug => {
    expect(program(slug)).toBeUndefined();
  });

  it('or of which that is unknown say so', () => {
    expect(program('calgary-bachelor-of-nursing')?.admissionRequirements.map(({ text }) => text.en)).toContainEqual(
      expect.stringMatching(/does not say whether international students are admitted/),
    );
  });
});

describe('sources', () => {
  it('are no staging host, copied site or loan site', () => {
    const weak = /episerver|kaunia|miqjj|maicomortgageloans/;
    expect(starter.sources.filter(({ url }) => url && weak.test(url)).map(({ id }) => id)).toEqual([]);
  });

  it('of a country’s usual intakes are marked, so that none of 2027 is shown as offered', () => {
    const usual = starter.programs.flatMap(({ slug, intakes }) =>
      intakes.filter(({ source }) => source === 'usual-intakes').map(intake => ({ slug, ...intake })),
    );
    expect(starter.sources.find(({ id }) => id === 'usual-intakes')?.kind).toBe('THIRD_PARTY');
    expect(usual.filter(({ isCountryUsual }) => !isCountryUsual).map(({ slug }) => slug)).toEqual([]);
    expect(usual.length).toBeGreaterThan(0);
  });

  it('that list many universities are third parties', () => {
    const lists = starter.sources.filter(({ id }) => /^english-[a-z]+-universities-20/.test(id));
    expect(lists.map(({ kind, asOf }) => [kind, Boolean(asOf)])).toEqual(lists.map(() => ['THIRD_PARTY', true]));
  });
});

describe('deadlines', () => {
  const british = () =>
    starter.programs.flatMap(({ slug, intakes }) =>
      intakes.flatMap(({ deadline }) => (deadline ? { slug, ...deadline } : [])),
    );

  it('of UCAS on 13 January are equal consideration, those of 15 October closing, both with their hour', () => {
    const january = british().filter(({ source }) => source === 'gb-ucas-2027-equal-consideration');
    const october = british().filter(({ source }) => source === 'gb-ucas-when-to-apply-2027');
    expect(january.length).toBeGreaterThan(50);
    expect([...new Set(january.map(({ date, time, kind }) => `${date} ${time} ${kind}`))]).toEqual([
      '2027-01-13 18:00 EQUAL_CONSIDERATION',
    ]);
    expect(october.map(({ date, time, kind }) => [date, time, kind])).toEqual(
      october.map(() => ['2026-10-15', '18:00', undefined]),
    );
    expect(october).toHaveLength(8);
  });

  it('of scholarships have their hour and zone where the source gives them', () => {
    expect(scholarship('gates-cambridge-scholarship')?.deadlines[0]).toMatchObject({
      date: '2026-12-03',
      time: '23:59',
      timeZone: 'Europe/London',
    });
    expect(scholarship('ubc-karen-mckellin-international-leader-of-tomorrow')?.deadlines[0]).toMatchObject({
      date: '2026-11-15',
      time: '23:59',
      timeZone: 'America/Vancouver',
    });
  });

  it('that come back every year are rules, with the next day computed', () => {
    const boell = scholarship('heinrich-boell-foundation-scholarship');
    expect(boell?.yearlyDeadlines?.map(({ month, day }) => [month, day])).toEqual([
      [3, 1],
      [9, 1],
    ]);
    const stored = { deadlines: [], yearlyDeadlines: boell?.yearlyDeadlines ?? [] };
    expect(
      deadlinesAt(stored as Parameters<typeof deadlinesAt>[0], new Date('2026-11-21T09:00:00Z')).map(
        ({ date }) => date,
      ),
    ).toEqual(['2027-03-01', '2027-09-01']);
  });

  it('that rest on one listing say so', () => {
    const kinds = new Map(starter.sources.map(({ id, kind }) => [id, kind]));
    for (const slug of ['gates-cambridge-scholarship', 'clarendon-scholarship-oxford'])
      expect([...new Set(scholarship(slug)?.deadlines.map(({ source }) => kinds.get(source)))]).toEqual([
        'THIRD_PARTY',
      ]);
  });

  it.each([
    ['anhalt-architecture-ma', '2027-05-31'],
    ['htw-berlin-project-management-and-data-science-msc', '2027-02-28'],
    ['stuttgart-infrastructure-planning-msc', '2027-01-15'],
    ['stuttgart-water-resources-engineering-and-management-msc', '2027-01-15'],
    ['tu-darmstadt-tropical-hydrogeology-and-environmental-engineering-msc', '2027-07-15'],
  ])('of %s follow the newest edition that was read: %s', (slug, date) => {
    expect(program(slug)?.intakes[0]?.deadline?.date).toBe(date);
  });

  it('that a note calls yearly, or without a year, are marked so', () => {
    const unmarked = starter.programs.flatMap(({ slug, intakes }) =>
      intakes.flatMap(({ deadline }) =>
        deadline && !deadline.isYearly && /^yearly|without a year/i.test(deadline.note?.en ?? '') ? [slug] : [],
      ),
    );
    expect(unmarked).toEqual([]);
  });

  it('of at least twenty scholarships lie ahead or are known from an earlier round', () => {
    const now = new Date('2026-11-22T09:00:00Z');
    const known = starter.scholarships.filter(item => {
      const stored = item as Parameters<typeof deadlinesAt>[0];
      return [...deadlinesAt(stored, now), ...lastKnownDeadlines(stored, now)].some(({ date }) => date > '2026-11-22');
    });
    expect(known.length).toBeGreaterThanOrEqual(20);
  });

  it('of scholarships that moved do not come back on their old day', () => {
    expect(
      scholarship('aauw-international-fellowships')?.yearlyDeadlines?.map(({ month, day }) => [month, day]),
    ).toEqual([[9, undefined]]);
    expect(scholarship('knight-hennessy-scholars')?.deadlines.map(({ date }) => date)).toEqual(['2026-10-06']);
  });
});

describe('starts', () => {
  it.each([
    ['deggendorf-mechatronic-and-cyber-physical-systems-meng', [3, 10]],
    ['frankfurt-uas-global-logistics-msc', [4, 10]],
    ['goettingen-applied-data-science-msc', [4, 10]],
    ['tu-berlin-space-engineering-msc', [4, 10]],
    ['tum-information-systems-msc', [4, 10]],
  ])('of %s are in both semesters, not in winter alone', (slug, months) => {
    const intakes = program(slug)?.intakes ?? [];
    expect(intakes.map(({ month }) => month)).toEqual(months);
    expect(intakes.filter(({ isCountryUsual }) => isCountryUsual)).toEqual([]);
  });

  it('of Global Logistics in Frankfurt depend on the credits of the degree', () => {
    const logistics = program('frankfurt-uas-global-logistics-msc');
    expect(logistics?.intakes.map(({ month, note }) => [month, note?.en.match(/\d{3} ECTS/)?.[0]])).toEqual([
      [4, '180 ECTS'],
      [10, '210 ECTS'],
    ]);
    expect(logistics?.admissionRequirements.map(({ source }) => source)).toEqual([
      'de-frankfurt-uas-logistics',
      'de-daad-ip-6281-2026',
    ]);
    for (const { text } of logistics?.admissionRequirements ?? [])
      for (const words of [text.vi, text.en]) expect(words).toMatch(/(210.*180|180.*210)/);
  });
});

describe('scholarships', () => {
  it('show every tier of the Melbourne award', () => {
    expect(scholarship('melbourne-international-undergraduate-scholarship')?.amount?.tiers).toMatchObject([
      { sum: { amount: 10_000, currency: 'AUD' }, span: 'FIRST_YEAR' },
      { percent: 50, span: 'WHOLE_COURSE' },
      { percent: 100, span: 'WHOLE_COURSE' },
    ]);
  });

  it('of a university that the catalogue does not hold, or of named courses, are offered on no page of another', () => {
    const untied = starter.scholarships.filter(item => !item.institution && !item.isForNamedProgramsOnly);
    expect(
      untied
        .filter(({ provider }) => /^University of |^[^,]*(University|College)$/.test(provider))
        .map(({ slug }) => slug),
    ).toEqual([]);
    expect(scholarship('nottingham-trent-vietnam-scholarships')?.institution).toBe('nottingham-trent-university');
    expect(scholarship('hubert-h-humphrey-fellowship')?.isForNamedProgramsOnly).toBe(true);
    expect(scholarship('vingroup-science-technology-scholarship')?.isForNamedProgramsOnly).toBe(true);
  });

  it('are for Vietnam alone only where their note does not speak of others', () => {
    const alone = starter.scholarships.filter(
      ({ eligibleNationalities: eligible }) =>
        eligible && !eligible.isOpenToAll && eligible.countries.length === 1 && !eligible.isListPartial,
    );
    expect(scholarship('daad-helmut-schmidt-programme')?.eligibleNationalities?.isListPartial).toBe(true);
    expect(
      alone
        .filter(({ eligibleNationalities }) =>
          /other countries (take|too|may)|emerging/.test(eligibleNationalities?.note?.en ?? ''),
        )
        .map(({ slug }) => slug),
    ).toEqual([]);
  });
});

describe('names and places', () => {
  it('of Griffith are those of its campuses', () => {
    expect(institution('griffith-university')?.city).toBe('Brisbane');
    const courses = starter.programs.filter(item => item.institution === 'griffith-university');
    expect(courses.filter(({ otherCampusCities }) => otherCampusCities?.includes('Brisbane'))).toHaveLength(5);
  });

  it('follow what the institutions call themselves today', () => {
    expect(institution('houston-community-college')).toMatchObject({
      name: 'Houston City College',
      aliases: expect.arrayContaining(['Houston Community College']) as string[],
    });
    expect(institution('university-college-dublin')?.aliases).not.toContain('Đại học Dublin');
    expect(institution('trinity-college-dublin')?.aliases).toContain('Đại học Dublin');
    expect(program('goethe-money-and-finance-msc')?.title).toBe('Money, Macro and Finance (MSc)');
  });
});

describe('Vietnamese texts', () => {
  it.each(['mảng', 'học lực cao', 'Trang nguồn nói về', 'nơi cấp', 'khu học'])('do not say "%s"', words => {
    expect(texts().filter(text => text.includes(words))).toEqual([]);
  });
});
