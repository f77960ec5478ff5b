import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { parseStarter, readStarter } from './catalogue.starter.js';
import { drawOf, statementsOf } from './catalogue.statements.js';

const HASH = '57c04e6b7dadd2a05483dbc74e334c8859d9b8c6';
const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const institution = buildInstitution({ destination: 'IE' });
const of = (programs: ReturnType<typeof buildProgram>[]) =>
  statementsOf({ institutions: [institution], programs, scholarships: [] });

describe('the list of published facts', () => {
  it('tells fact, value and source of an item, and of a deadline beside its intake', () => {
    const program = buildProgram(institution.slug, {
      intakes: [
        {
          year: 2027,
          month: 9,
          isRecurring: true,
          ...fact,
          deadline: { date: '2027-02-01', timeZone: 'Europe/Dublin', ...fact },
        },
      ],
    });
    const found = of([program]).filter(({ fact: name }) => name.startsWith('intakes'));
    expect(found).toEqual([
      { item: program.slug, fact: 'intakes', value: 'year 2027; month 9; isRecurring true', source: testSource.id },
      {
        item: program.slug,
        fact: 'intakes.deadline',
        value: 'date 2027-02-01; timeZone Europe/Dublin',
        source: testSource.id,
      },
    ]);
  });

  it('counts what one page says of several programs once, and the figures of a register once a program', () => {
    const lengths = (source: string) =>
      of(
        ['first', 'second'].map(slug =>
          buildProgram(institution.slug, { slug, duration: { ...fact, value: 36, source } }),
        ),
      ).filter(({ fact: name }) => name === 'duration');
    expect(lengths('a-page').map(({ item }) => item)).toEqual(['first']);
    expect(lengths('cricos-2026-01-02').map(({ item }) => item)).toEqual(['first', 'second']);
  });

  it('holds the rules of countries, their papers and what diplomas need there', () => {
    const names = of([]).map(({ item, fact: name }) => `${item} ${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['GB country-gb-visa-fee', 'CA paper PASSPORT', 'AU diploma THPT to BACHELOR']),
    );
  });

  it('holds facts of every kind that the starter catalogue has, and no codes', async () => {
    const statements = statementsOf(parseStarter(await readStarter()));
    const kinds = new Set(statements.map(({ fact: name }) => name));
    for (const kind of ['firstYearTuition', 'costOfLiving', 'admissionRate', 'minimumGpa', 'amount', 'eligibleLevels'])
      expect([...kinds]).toContain(kind);
    expect(kinds).not.toContain('registerCode');
    expect(statements.length).toBeGreaterThan(2000);
  });
});

describe('a draw', () => {
  const items = Array.from({ length: 500 }, (_, place) => place);

  it('is the same for the same commit, and another for another', () => {
    const drawn = drawOf(items, HASH, 40);
    expect(drawOf(items, HASH, 40)).toEqual(drawn);
    expect(drawOf(items, `a${HASH}`, 40)).not.toEqual(drawn);
  });

  it('takes nothing twice and stays within what there is', () => {
    expect(new Set(drawOf(items, HASH, 40)).size).toBe(40);
    expect(drawOf(items, HASH, 501).toSorted((a, b) => a - b)).toEqual(items);
  });
});
