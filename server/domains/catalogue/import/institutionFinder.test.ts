/** Which institution of the catalogue a row of a register means. */
import { createInstitutionFinder, type Entry, type Sought } from './institutionFinder.js';

const entry = (id: string, name: string, city: string, more: Partial<Entry> = {}): Entry => ({
  id,
  slug: `slug-${id}`,
  name,
  city,
  aliases: [],
  destination: 'US',
  ...more,
});
const code = (value: string) => ({ schoolId: { value } });
const finder = createInstitutionFinder([
  entry('columbia', 'Columbia University', 'New York', code('190150')),
  entry('fulton', 'Westminster College', 'Fulton', { website: 'https://www.wcmo.edu' }),
  entry('salt-lake', 'Westminster College', 'Salt Lake City', { website: 'https://westminstercollege.edu' }),
  entry('ucl', 'University College London', 'London', { destination: 'GB', ...code('10007784') }),
  entry('tum', 'Technical University of Munich', 'Munich', {
    destination: 'DE',
    aliases: ['Technische Universität München'],
    website: 'https://www.tum.de',
  }),
]);
const sought = (name: string, city: string, more: Partial<Sought> = {}): Sought => ({
  name,
  city,
  destination: 'US',
  ...more,
});

describe('an institution of a register', () => {
  it('is found by its identifier, whatever it is called there', () => {
    expect(finder.byCode(sought('Columbia University in the City of New York', 'NYC', code('190150')))?.id).toBe(
      'columbia',
    );
    expect(finder.byCode(sought('UCL', 'Gower Street', { destination: 'GB', ...code('10007784') }))?.id).toBe('ucl');
    expect(finder.byCode(sought('Columbia University', 'New York'))).toBeNull();
  });

  it('is another one where the identifier is another, though the name is the same', () => {
    expect(finder.byName(sought('Columbia University', 'New York', code('190169')))).toBeNull();
    expect(finder.byName(sought('Columbia University', 'New York'))?.id).toBe('columbia');
  });

  it('is found among several of its name by the site, else by the town, and by neither not at all', () => {
    const name = 'Westminster College';
    expect(finder.byName(sought(name, 'Utah', { website: 'http://www.westminstercollege.edu/' }))?.id).toBe(
      'salt-lake',
    );
    expect(finder.byName(sought(name, 'fulton'))?.id).toBe('fulton');
    expect(finder.byName(sought(name, 'New Wilmington'))).toBeNull();
  });

  it('is found by another name, also in another town, unless the site is another as well', () => {
    const name = 'Technische Universität München (TUM)';
    expect(finder.byName(sought(name, 'Garching', { destination: 'DE' }))?.id).toBe('tum');
    const elsewhere = { destination: 'DE', website: 'https://other.example' } as const;
    expect(finder.byName(sought(name, 'Garching', elsewhere))).toBeNull();
    expect(finder.byName(sought(name, 'Garching'))).toBeNull();
  });

  it('of another register needs town or site beside the name', () => {
    const name = 'Technical University of Munich';
    expect(finder.byNameAndPlace(sought(name, 'Munich', { destination: 'DE' }))?.id).toBe('tum');
    expect(finder.byNameAndPlace(sought(name, 'Garching', { destination: 'DE' }))).toBeNull();
    expect(
      finder.byNameAndPlace(sought(name, 'Garching', { destination: 'DE', website: 'https://tum.de/en' }))?.id,
    ).toBe('tum');
  });
});
