import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

/** What somebody has chosen (a place, a sum, a subject) is kept before a title, a level or a spelling is. */
const rows = {
  institutions: [
    institutionRow('cork', { destination: 'IE', city: 'Cork' }),
    institutionRow('warwick', { destination: 'GB', city: 'Coventry' }),
    institutionRow('douglas', { destination: 'CA', city: 'Vancouver' }),
  ],
  programs: [
    ...[
      ['accounting', 'Accounting (MSc)'],
      ['management', 'Management (MSc)'],
      ['risk', 'Financial Risk Management (MSc)'],
      ['international', 'International Business (MSc)'],
    ].map(([slug = '', title = '']) =>
      programRow(slug, 'cork', { title, level: 'GRADUATE', award: 'MASTER', field: 'BUSINESS', cities: ['Cork'] }),
    ),
    programRow('mba', 'warwick', {
      title: 'Master of Business Administration',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'BUSINESS',
      cities: ['Coventry'],
    }),
    programRow('events', 'warwick', {
      title: 'Tourism Management (BA Hons)',
      tuition: { amount: 17_450, currency: 'GBP' },
      cities: ['Coventry'],
    }),
    programRow('law', 'warwick', { title: 'Law (LLB)', field: 'LAW', cities: ['Coventry'] }),
    programRow('hotel', 'douglas', {
      title: 'Hospitality Management (Diploma)',
      award: 'DIPLOMA',
      tuition: { amount: 17_000, currency: 'CAD' },
    }),
  ],
  scholarships: [],
};

const slugs = (ids: readonly string[] = []) => ids.map(id => id.replace('id-', ''));
const found = async (text: string) => (await serviceOver(rows)).searchPrograms({ text });

describe('business administration', () => {
  it.each([
    'thạc sĩ quản trị kinh doanh ireland',
    'thac si quan tri kinh doanh ireland',
    'thacj six quanr trij kinh doanh ireland',
  ])(
    '%s: masters about management or business, then others of the field and what is called so elsewhere',
    async text => {
      const { ids, reasons, near, alsoNear } = await found(text);
      expect(slugs(ids).sort()).toEqual(['international', 'management']);
      expect(reasons.every(own => own.includes('RELATED_SUBJECT'))).toBe(true);
      const beside = [near, ...alsoNear].map(one => [one?.relation, slugs(one?.ids).sort()]);
      expect(beside).toEqual([
        ['BROADER_SUBJECT', ['accounting', 'risk']],
        ['SAME_SUBJECT', ['mba']],
      ]);
    },
  );

  it.each(['quản trị kinh doanh', 'business administration', 'quan tri kinh doanh'])(
    '%s: what is called so is no other subject, and the rest of the field is no match',
    async text => {
      const { ids, reasons } = await found(text);
      const own = slugs(ids).filter((_, place) => !reasons[place]?.includes('RELATED_SUBJECT'));
      expect(own).toEqual(['mba']);
      expect(slugs(ids).filter(slug => ['accounting', 'risk', 'hotel', 'events'].includes(slug))).toEqual([]);
    },
  );

  it.each(['kinh doanh', 'business'])('%s is the whole field', async text =>
    expect(slugs((await found(text)).ids)).toEqual(expect.arrayContaining(['accounting', 'risk', 'mba', 'management'])),
  );

  it.each(['qan tri kinh doanh ireland', 'busness administration ireland'])(
    '%s, mistyped, has the neighbours that it has when it is spelled well',
    async text => expect(slugs((await found(text)).ids).sort()).toEqual(['international', 'management']),
  );

  it('by its own name comes before kindred subjects', async () =>
    expect(slugs((await found('thạc sĩ quản trị kinh doanh')).ids)[0]).toBe('mba'));
});

describe('a mistyped subject is a condition', () => {
  it('so that what lacks a figure is counted among what keeps it, and something near is in the same place', async () => {
    const { ids, droppedWords, understood, near } = await found('hotel managment diploma uk under £18k');
    expect([ids, droppedWords]).toEqual([[], []]);
    expect(understood.find(({ kind }) => kind === 'FEE')?.lacking).toBe(0);
    expect(slugs(near?.ids)).toEqual(['events']);
  });

  it.each(['accountng coventry', 'accountng warwick'])('%s is answered by no other subject', async text =>
    expect((await found(text)).ids).toEqual([]),
  );

  it('what lacks a figure is not counted where no subject is kept', async () => {
    const { droppedWords, understood } = await found('qqqurgy uk under £18k');
    expect(droppedWords).toEqual(['qqqurgy']);
    expect(understood.find(({ kind }) => kind === 'FEE')?.lacking).toBeNull();
  });
});

describe('a price that is said and chosen by hand, too', () => {
  const text = 'management under 20000 gbp';
  const tuition = { max: 20_000, currency: 'GBP' as const };
  const understoodWith = async (chosen: object) =>
    (await serviceOver(rows)).searchPrograms({ text, filter: { tuition: chosen } }).understood;

  it('is kept where the same sum is chosen with what states none', async () =>
    expect(await understoodWith({ ...tuition, includeUnknown: true })).toMatchObject([
      { filter: 'TUITION', isApplied: true },
    ]));

  it('gives way to another sum', async () =>
    expect(await understoodWith({ ...tuition, max: 25_000, includeUnknown: true })).toMatchObject([
      { isApplied: false },
    ]));
});
