import { institutionRow, programRow } from './test/fixtures.js';
import { rows, serviceOver } from './test/smallCatalogue.js';

describe('searching', () => {
  it.each([
    ['dai hoc toronto', 'id-uoft'],
    ['Đại học Toronto', 'id-uoft'],
    ['the University of Melbourne', 'id-melbourne'],
    ['toronot', 'id-uoft'],
    ['melb', 'id-melbourne'],
    ['Úc', 'id-melbourne'],
    ['Hoa Kỳ', 'id-uc'],
    ['uoft', 'id-uoft'],
  ])('%s finds its institution first', async (text, id) => {
    const service = await serviceOver();
    expect(service.searchInstitutions({ text }).ids[0]).toBe(id);
  });

  it('finds a word typed with diacritics only where it has them, and one typed without either way', async () => {
    const service = await serviceOver();
    expect(service.searchInstitutions({ text: 'úc' }).ids).toEqual(['id-melbourne']);
    expect(service.searchInstitutions({ text: 'uc' }).ids).toEqual(['id-uc', 'id-melbourne']);
  });

  it.each(['khoa học máy tính', 'khoa hoc may tinh'])(
    '%s puts titles with Computer Science before the rest of the field',
    async text => {
      const field = { field: 'COMPUTING' } as const;
      const service = await serviceOver({
        ...rows,
        institutions: [institutionRow('applied', { type: 'UNIVERSITY_OF_APPLIED_SCIENCES' })],
        programs: [
          programRow('software', 'applied', { title: 'Software Engineering', completeness: 1, ...field }),
          programRow('science', 'applied', { title: 'Bachelor of Computer Science', ...field }),
          programRow('sciences', 'applied', { title: 'Natural Sciences', completeness: 1, field: 'NATURAL_SCIENCES' }),
        ],
      });
      const { ids, reasons } = service.searchPrograms({ text });
      expect(ids).toEqual(['id-science', 'id-software']);
      expect(reasons[0]).toEqual(['SYNONYM']);
    },
  );

  it('finds institutions, programs and scholarships, each kind for itself, and all of a kind without words', async () => {
    const service = await serviceOver();
    expect(service.searchScholarships({ text: 'pearson' }).ids).toEqual(['id-lester']);
    expect(service.searchScholarships({ filter: { destinations: ['AU'] } }).ids).toEqual(['id-awards']);
    expect(service.searchInstitutions({ text: 'berkeley' }).ids).toEqual(['id-uc']);
    expect(service.searchPrograms({ text: 'law' }).ids).toEqual(['id-law-uc']);
    expect(
      [service.searchInstitutions({}), service.searchPrograms({}), service.searchScholarships({})].map(
        ({ pageInfo }) => pageInfo.total,
      ),
    ).toEqual([4, 5, 2]);
  });

  it.each(['CNTT', 'công nghệ thông tin', 'IT'])('%s finds information technology', async text => {
    const service = await serviceOver();
    expect(service.searchPrograms({ text }).ids).toContain('id-it-melbourne');
  });

  it('compares amounts across currencies, with unknown ones last in both directions', async () => {
    const service = await serviceOver();
    const ids = (sort: string) => service.searchPrograms({ sort, filter: { fields: ['COMPUTING'] } }).ids;
    expect(ids('TUITION_ASC')).toEqual(['id-cs-york', 'id-cs', 'id-cs-melbourne', 'id-it-melbourne']);
    expect(ids('TUITION_DESC')).toEqual(['id-cs', 'id-cs-york', 'id-cs-melbourne', 'id-it-melbourne']);
  });

  it('sorts by the fee of the application and by title', async () => {
    const fee = (amount: number) => ({ applicationFee: { amount, currency: 'CAD' as const } });
    const service = await serviceOver({
      institutions: [institutionRow('york')],
      programs: [
        programRow('dear', 'york', { title: 'Botany', ...fee(150) }),
        programRow('free', 'york', { title: 'Zoology', ...fee(0) }),
        programRow('unsaid', 'york', { title: 'Anatomy' }),
      ],
    });
    const ids = (sort: string) => service.searchPrograms({ sort }).ids;
    expect(ids('APPLICATION_FEE_ASC')).toEqual(['id-free', 'id-dear', 'id-unsaid']);
    expect(ids('APPLICATION_FEE_DESC')).toEqual(['id-dear', 'id-free', 'id-unsaid']);
    expect(ids('TITLE_ASC')).toEqual(['id-unsaid', 'id-dear', 'id-free']);
  });

  it('proposes the filters to drop when nothing is found', async () => {
    const service = await serviceOver();
    const { ids, droppableFilters } = service.searchPrograms({
      text: 'computer',
      filter: { destinations: ['CA'], levels: ['GRADUATE'] },
    });
    expect(ids).toEqual([]);
    expect(droppableFilters).toEqual([
      { name: 'LEVEL', together: [], count: 2 },
      { name: 'DESTINATION', together: [], count: 1 },
    ]);
  });

  it.each([
    '.*',
    '(a+)+$',
    '%',
    '$where',
    '🎓',
    '\u0000',
    '\ud83d',
    `${'a'.repeat(10_000)}`,
    '{"$ne":null}',
    'đ',
    "'; --",
    '\\',
  ])('answers the hostile text %j as any other', async text => {
    const service = await serviceOver();
    for (const answer of [
      service.searchPrograms({ text }),
      service.searchInstitutions({ text }),
      service.searchScholarships({ text }),
    ]) {
      expect(answer.pageInfo.total).toBeGreaterThanOrEqual(answer.ids.length);
    }
    expect(service.suggest({ text }).length).toBeLessThanOrEqual(8);
  });
});

describe('arguments', () => {
  it.each([
    [{ page: { number: 0, size: 20 } }, 'page.number'],
    [{ page: { number: 1, size: 51 } }, 'page.size'],
    [{ page: { number: 1.5, size: 20 } }, 'page.number'],
    [{ filter: { tuition: { min: 2, max: 1, currency: 'USD' } } }, 'filter.tuition'],
    [{ filter: { intakeMonths: [13] } }, 'filter.intakeMonths.0'],
    [{ filter: { english: { test: 'IELTS', overall: 90 } } }, 'filter.english.overall'],
    [{ filter: { cities: Array.from({ length: 51 }, () => 'x') } }, 'filter.cities'],
    [{ filter: { destinations: [{ $ne: null }] } }, 'filter.destinations.0'],
    [{ text: { $ne: null } }, 'text'],
    [{ sort: 'PARTNERS_FIRST' }, 'sort'],
  ])('%j are refused at %s', async (args, field) => {
    const service = await serviceOver();
    expect(() => service.searchPrograms(args)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', extensions: { code: 'BAD_USER_INPUT', field } }),
    );
  });

  it('that are null mean the same as missing ones', async () => {
    const service = await serviceOver();
    expect(service.searchPrograms({ text: null, filter: null, sort: null, page: null })).toEqual(
      service.searchPrograms({}),
    );
    expect(service.searchPrograms({ filter: { destinations: null, tuition: null } })).toEqual(
      service.searchPrograms({}),
    );
  });
});

describe('an institution', () => {
  /** A program with one intake, that is open until its deadline or expected. */
  const starting = (slug: string, school: string, [year, month]: [number, number], how: 'OPEN' | 'NAMED' | 'USUAL') =>
    programRow(slug, school, {
      intakes: [
        {
          year,
          month,
          isRecurring: how !== 'OPEN',
          closesAt: how === 'OPEN' ? new Date(Date.UTC(year, month - 2, 1)) : null,
          ...(how === 'USUAL' ? { isCountryUsual: true } : {}),
        },
      ],
    });

  it('starts next with the program whose intake comes first; in one month an open one, then a named one, then a usual one', async () => {
    const service = await serviceOver({
      ...rows,
      institutions: ['early', 'open', 'named', 'silent'].map(slug => institutionRow(slug)),
      programs: [
        starting('a-late-open', 'early', [2027, 9], 'OPEN'),
        starting('b-early', 'early', [2027, 2], 'NAMED'),
        starting('c-usual', 'open', [2027, 2], 'USUAL'),
        starting('d-named', 'open', [2027, 2], 'NAMED'),
        starting('e-open', 'open', [2027, 2], 'OPEN'),
        starting('f-usual', 'named', [2027, 2], 'USUAL'),
        starting('g-named', 'named', [2027, 2], 'NAMED'),
        programRow('h-none', 'silent', { intakes: [] }),
      ],
    });
    expect(['early', 'open', 'named', 'silent', 'none'].map(slug => service.nextIntakeProgramId(`id-${slug}`))).toEqual(
      ['id-b-early', 'id-e-open', 'id-g-named', null, null],
    );
  });

  it('has its programs and scholarships, even when the filter names other institutions', async () => {
    const service = await serviceOver();
    expect(service.programCountOf('id-uoft')).toBe(1);
    expect(service.programCountOf('id-none')).toBe(0);
    expect(service.programsOf('melbourne', { filter: { levels: ['GRADUATE'], institutions: ['uoft'] } }).ids).toEqual([
      'id-it-melbourne',
    ]);
    expect(service.scholarshipsOf('uoft', {}).ids).toEqual(['id-lester']);
  });

  it('is related to those of its country, most alike in fields, city and type first', async () => {
    const service = await serviceOver();
    expect(service.relatedInstitutionIds('id-uoft', {})).toEqual(['id-york']);
    expect(service.relatedInstitutionIds('id-uc', {})).toEqual([]);
    expect(() => service.relatedInstitutionIds('id-uoft', { limit: 13 })).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    );
  });
});

describe('a program', () => {
  it('is similar to those of its field and level, those of the same title and country first', async () => {
    const service = await serviceOver();
    expect(service.similarProgramIds('id-cs', {})).toEqual(['id-cs-york', 'id-cs-melbourne']);
    expect(service.similarProgramIds('id-cs', { limit: 1 })).toEqual(['id-cs-york']);
    expect(service.similarProgramIds('id-gone', {})).toEqual([]);
  });

  it('is similar to one of each institution before a second of any, though a register lists a course under several codes', async () => {
    const cookery = { title: 'Commercial Cookery', field: 'HOSPITALITY_TOURISM' } as const;
    const service = await serviceOver({
      ...rows,
      programs: [
        programRow('cookery', 'uoft', cookery),
        programRow('again', 'uoft', { ...cookery, completeness: 0.9 }),
        ...['a', 'b', 'c'].map(code => programRow(`york-${code}`, 'york', { ...cookery, completeness: 0.9 })),
        programRow('melbourne-a', 'melbourne', { ...cookery, completeness: 0.1 }),
        programRow('melbourne-b', 'melbourne', { title: 'Tourism', field: 'HOSPITALITY_TOURISM', completeness: 1 }),
      ],
    });
    expect(service.similarProgramIds('id-cookery', { limit: 3 })).toEqual(['id-york-a', 'id-melbourne-a', 'id-york-b']);
    expect(service.similarProgramIds('id-cookery', {})).toEqual([
      'id-york-a',
      'id-melbourne-a',
      'id-york-b',
      'id-york-c',
      'id-melbourne-b',
      'id-again',
    ]);
  });
});

describe('figures', () => {
  it('are counted by destination', async () => {
    const service = await serviceOver();
    const { total, destinations } = service.counts();
    expect(total).toEqual({ institutions: 4, programs: 5, scholarships: 2 });
    expect(destinations.find(({ destination }) => destination === 'AU')).toEqual({
      destination: 'AU',
      institutions: 1,
      programs: 2,
      scholarships: 1,
    });
  });
});

describe('ranges of money', () => {
  const priced = {
    ...rows,
    programs: [
      programRow('a', 'uoft', { tuition: { amount: 10_000, currency: 'EUR' } }),
      programRow('b', 'uoft', { tuition: { amount: 20_000, currency: 'EUR' } }),
      programRow('c', 'uoft'),
    ],
  };
  const bandsOf = ({ facets }: { facets: { name: string; options: { value: string; count: number }[] }[] }) =>
    facets
      .find(({ name }) => name === 'TUITION')
      ?.options.filter(({ count }) => count > 0)
      .map(({ value, count }) => [value, count]);

  it('are offered in the first wanted currency that has a rate', async () => {
    const wanted = { bandCurrencies: ['VND', 'EUR'] };
    const before = (await serviceOver(priced)).searchPrograms(wanted);
    expect(before).toMatchObject({ bandCurrency: 'EUR', filterCurrencies: ['AUD', 'CAD', 'EUR', 'GBP', 'USD'] });
    expect(bandsOf(before)).toEqual([
      ['5000-10000', 1],
      ['10000-20000', 2],
      ['20000-30000', 1],
      ['unknown', 1],
    ]);
    const after = (await serviceOver(priced, { VND: 30_000 })).searchPrograms(wanted);
    expect(after).toMatchObject({ bandCurrency: 'VND', filterCurrencies: expect.arrayContaining(['VND']) });
    expect(bandsOf(after)).toEqual([
      ['250000000-500000000', 1],
      ['500000000-750000000', 1],
      ['unknown', 1],
    ]);
  });

  it('in dong find what costs as much, and leave out what a band counts only with another choice', async () => {
    const service = await serviceOver(priced, { VND: 30_000 });
    const within = (range: object) =>
      service.searchPrograms({ bandCurrencies: ['VND'], filter: { tuition: { currency: 'VND', ...range } } });
    expect(within({ min: 300_000_000, max: 300_000_000 }).ids).toEqual(['id-a']);
    expect(within({ max: 599_000_000 }).ids).toEqual(['id-a']);
    expect(within({ max: 600_000_000, includeUnknown: true }).pageInfo.total).toBe(3);
    expect(bandsOf(within({ max: 599_000_000 }))).toHaveLength(3);
  });
});
