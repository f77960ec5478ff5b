/** Deadlines and starts of the starter catalogue that were found wrong once: they stay corrected. */
import { deadlinesAt, lastKnownDeadlines } from './catalogue.facts.js';
import { openStarter } from './test/starterItems.js';

const catalogue = openStarter();
const { program, scholarship } = catalogue;

describe('deadlines', () => {
  const british = () =>
    catalogue.starter.programs.flatMap(({ slug, intakes }) =>
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
    const kinds = new Map(catalogue.starter.sources.map(({ id, kind }) => [id, kind]));
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
    const unmarked = catalogue.starter.programs.flatMap(({ slug, intakes }) =>
      intakes.flatMap(({ deadline }) =>
        deadline && !deadline.isYearly && /^yearly|without a year/i.test(deadline.note?.en ?? '') ? [slug] : [],
      ),
    );
    expect(unmarked).toEqual([]);
  });

  it('of at least twenty scholarships lie ahead or are known from an earlier round', () => {
    const now = new Date('2026-11-22T09:00:00Z');
    const known = catalogue.starter.scholarships.filter(item => {
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

describe('semesters of Australian universities', () => {
  it.each(['griffith-bachelor-of-physiotherapy-094396g', 'sydney-bachelor-of-information-technology-039120d'])(
    'are not shown of %s, which seems to take no new students: the entry says to ask first',
    slug => {
      expect(program(slug)?.intakes).toEqual([]);
      expect(program(slug)?.admissionRequirements.map(({ text }) => text.en)).toEqual([
        expect.stringMatching(/^Ask first: .*perhaps only for those who are in it/),
      ]);
    },
  );

  it.each([
    ['la-trobe-master-of-artificial-intelligence-0100864', [3, 7]],
    ['la-trobe-bachelor-of-business-019479e', [3, 7]],
    ['swinburne-master-of-data-science-099117b', [3, 8]],
    ['sydney-bachelor-of-pharmacy-honours-master-of-pharmacy-practice-105223a', [2]],
  ])('of %s begin in months %j, as in the last calendar or page that was read', (slug, months) => {
    expect(program(slug)?.intakes.map(({ month }) => month)).toEqual(months);
  });

  it('close on days of their own where the page of the course names them', () => {
    const days = (slug: string) => program(slug)?.intakes.map(({ deadline }) => deadline?.date);
    expect(days('queensland-bachelor-of-economics-001948f')).toEqual(['2026-11-30', '2027-05-31']);
    expect(days('sydney-bachelor-of-pharmacy-honours-master-of-pharmacy-practice-105223a')).toEqual(['2026-12-01']);
  });
});
