import { createRecommend } from './dashboard.recommendations.js';

import type { ProgramsAsked, ProgramsFound } from './dashboard.ports.js';

type Reasons = ProgramsFound['reasons'][number];

const recommendWith = (
  answers: (filter: object, text?: string) => string[],
  similar: Record<string, string[]> = {},
  reasonsOf: (id: string) => Reasons = () => [],
) => {
  const asked: object[] = [];
  const recommend = createRecommend({
    searchProgramsFor: (_wishes: object, { filter, text }: ProgramsAsked) => {
      asked.push(filter);
      const found = answers(filter, text);
      return { ids: found, reasons: found.map(reasonsOf) };
    },
    similarProgramIds: id => similar[id] ?? [],
  });
  return { recommend, asked };
};
const nothingKnown = { savedPrograms: [], known: new Set<string>() };
const ids = (count: number, prefix = 'p') => Array.from({ length: count }, (_, place) => `${prefix}${place}`);

describe('recommended programs', () => {
  it('are those of the field, the countries and the level of the profile, and say so', () => {
    const { recommend, asked } = recommendWith(() => ids(9));
    const wishes = {
      fieldOfStudy: 'COMPUTING' as const,
      countryAbroad: 'DE' as const,
      preferredCountries: ['AU' as const, 'JP' as const],
      studyLevelWanted: 'MASTER' as const,
    };
    expect(recommend({ wishes, ...nothingKnown })).toEqual(
      ids(6).map(id => ({ id, reasons: ['FIELD', 'COUNTRY', 'LEVEL'] })),
    );
    expect(asked).toEqual([
      { fields: ['COMPUTING'], destinations: ['DE', 'AU'], levels: ['GRADUATE', 'POSTGRADUATE'] },
    ]);
  });

  it('come from other countries when the wanted ones have too few, each with its own reasons', () => {
    const { recommend } = recommendWith(filter => ('destinations' in filter ? ids(2) : ids(9)));
    const wishes = { fieldOfStudy: 'COMPUTING' as const, preferredCountries: ['IE' as const] };
    const found = recommend({ wishes, ...nothingKnown });
    expect(found.map(({ id }) => id)).toEqual(ids(6));
    expect(found.map(({ reasons }) => reasons.length)).toEqual([2, 2, 1, 1, 1, 1]);
  });

  it('leave out what is saved or applied to', () => {
    const { recommend } = recommendWith(() => ids(9));
    const wishes = { fieldOfStudy: 'COMPUTING' as const, preferredCountries: [] };
    const known = new Set(['p0', 'p3']);
    expect(recommend({ wishes, savedPrograms: ['p0'], known }).map(({ id }) => id)).toEqual([
      'p1',
      'p2',
      'p4',
      'p5',
      'p6',
      'p7',
    ]);
  });

  it('are like the saved ones when the profile says nothing', () => {
    const { recommend, asked } = recommendWith(() => ids(9), { saved: ['a', 'saved', 'b'] });
    const person = { savedPrograms: ['saved'], known: new Set(['saved']) };
    expect(recommend({ wishes: { preferredCountries: [] }, ...person })).toEqual([
      { id: 'a', reasons: ['LIKE_SAVED'] },
      { id: 'b', reasons: ['LIKE_SAVED'] },
    ]);
    expect(asked).toEqual([]);
  });

  it('are none when the profile says the level alone, or countries outside of the catalogue, and nothing is saved', () => {
    const { recommend } = recommendWith(() => ids(9));
    const wishes = { preferredCountries: ['JP' as const], targetLevel: 'GRADUATE' as const };
    expect(recommend({ wishes, ...nothingKnown })).toEqual([]);
  });

  describe('for a subject in words', () => {
    const wishes = {
      majorAbroad: ' Khoa học máy tính ',
      preferredCountries: ['CA' as const],
      studyLevelWanted: 'BACHELOR' as const,
    };
    const kinds: Record<string, Reasons> = { s: ['SYNONYM', 'OPEN_INTAKE'], r: ['RELATED_SUBJECT'] };
    const byKind = (id: string): Reasons => kinds[id.charAt(0)] ?? ['OPEN_INTAKE'];

    it('are about it where the person wants to be, then what is near it there without that claim, then elsewhere', () => {
      const { recommend } = recommendWith(
        (filter, text) =>
          text === undefined ? ids(9, 'x') : 'destinations' in filter ? ['r0', 's0', 'x0'] : ['s1', 'x1', 'r1'],
        {},
        byKind,
      );
      expect(recommend({ wishes, ...nothingKnown })).toEqual([
        { id: 's0', reasons: ['SUBJECT', 'COUNTRY', 'LEVEL'] },
        { id: 'r0', reasons: ['COUNTRY', 'LEVEL'] },
        { id: 's1', reasons: ['SUBJECT', 'LEVEL'] },
        { id: 'r1', reasons: ['LEVEL'] },
      ]);
    });

    it('are those of the country where the words say no subject', () => {
      const { recommend } = recommendWith(() => ids(9, 'x'), {}, byKind);
      expect(recommend({ wishes: { ...wishes, majorAbroad: 'chưa biết' }, ...nothingKnown })).toEqual(
        ids(6, 'x').map(id => ({ id, reasons: ['COUNTRY', 'LEVEL'] })),
      );
    });

    it('come before those of the field', () => {
      const { recommend } = recommendWith((_, text) => (text ? ['s0'] : ['f0']), {}, byKind);
      expect(recommend({ wishes: { ...wishes, fieldOfStudy: 'COMPUTING' }, ...nothingKnown })).toEqual([
        { id: 's0', reasons: ['SUBJECT', 'COUNTRY', 'LEVEL'] },
        { id: 'f0', reasons: ['FIELD', 'COUNTRY', 'LEVEL'] },
      ]);
    });
  });

  it('are like the saved ones before anything else of a country, where nothing tells the subject', () => {
    const { recommend } = recommendWith(() => ids(9), { saved: ['a'] });
    const person = { savedPrograms: ['saved'], known: new Set(['saved']) };
    const found = recommend({ wishes: { preferredCountries: ['CA'] }, ...person });
    expect(found[0]).toEqual({ id: 'a', reasons: ['LIKE_SAVED'] });
    expect(found.slice(1)).toEqual(ids(5).map(id => ({ id, reasons: ['COUNTRY'] })));
  });
});
