import { createRecommend } from './dashboard.recommendations.js';

type Search = { filter: object; page: { size: number } };

const recommendWith = (answers: (filter: object) => string[], similar: Record<string, string[]> = {}) => {
  const asked: object[] = [];
  const recommend = createRecommend({
    searchProgramsFor: (_wishes: object, { filter }: Search) => {
      asked.push(filter);
      return { ids: answers(filter) };
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
});
