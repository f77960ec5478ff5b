/** Pairs as they stand in the registers, and such that look alike and are two. */
import { type Compared, pairsOf } from './sameInstitution.js';

type Entry = [name: string, city: string, more?: Partial<Compared> & { code?: string; dli?: string }];

const fact = { source: 'register', checkedOn: '2026-11-20' };
const comparedOf =
  (destination: Compared['destination']) =>
  ([name, city, { code, dli, ...more } = {}]: Entry, place: number): Compared => ({
    id: `id-${place}`,
    destination,
    name,
    city,
    aliases: [],
    ...(code === undefined ? {} : { schoolId: { value: code, ...fact } }),
    ...(dli === undefined ? {} : { dliNumber: { value: dli, ...fact } }),
    ...more,
  });
const reasonsOf = (destination: Compared['destination'], one: Entry, other: Entry): string[] =>
  pairsOf([one, other].map(comparedOf(destination))).flatMap(({ reasons }) => reasons);

describe('institutions that probably are one', () => {
  it.each<[string, Compared['destination'], Entry, Entry, string[]]>([
    [
      'an equal code, whatever they are called',
      'CA',
      ['Humber College', 'Toronto', { dli: 'O19376943122' }],
      ['Humber Polytechnic', 'Etobicoke', { dli: 'O19376943122' }],
      ['CODE'],
    ],
    [
      'a name that differs in a sign',
      'DE',
      ['Frankfurt School of Finance & Management', 'Frankfurt am Main'],
      ['Frankfurt School of Finance and Management', 'Frankfurt am Main', { website: 'https://frankfurt-school.de' }],
      ['NAME'],
    ],
    [
      'a name that is another name of the other, in another town',
      'DE',
      ['Technische Universität München', 'Garching'],
      ['Technical University of Munich', 'Munich', { aliases: ['TUM', 'Technische Universität München'] }],
      ['ALIAS'],
    ],
    [
      'one site and a word that tells',
      'GB',
      ['Birkbeck College', 'London', { website: 'https://www.bbk.ac.uk/' }],
      ['Birkbeck, University of London', 'London', { website: 'http://bbk.ac.uk/about' }],
      ['SITE'],
    ],
    [
      'a name with its kind in English',
      'DE',
      ['HTW Berlin', 'Berlin'],
      ['HTW Berlin University of Applied Sciences', 'Berlin'],
      ['SIMILAR_NAME'],
    ],
    [
      'the same beside a town that is only the first of its courses',
      'DE',
      ['TH Köln', 'Cologne', { aliases: ['Technische Hochschule Köln'] }],
      ['Technische Hochschule Köln - University of Applied Sciences', 'Gummersbach'],
      ['SIMILAR_NAME'],
    ],
    [
      'an abbreviation before the name',
      'DE',
      ['TUD Dresden University of Technology', 'Dresden'],
      ['Dresden University of Technology', 'Dresden'],
      ['SIMILAR_NAME'],
    ],
    [
      'a provider with a code a state, at one site in one town',
      'AU',
      ['University of Southern Queensland', 'Toowoomba', { code: '00244B', website: 'http://www.usq.edu.au/study' }],
      ['University of Southern Queensland', 'Toowoomba', { code: '02225M', website: 'https://www.usq.edu.au/' }],
      ['NAME', 'SITE'],
    ],
  ])('%s', (_why, destination, one, other, reasons) => {
    expect(reasonsOf(destination, one, other)).toEqual(reasons);
    expect(reasonsOf(destination, other, one)).toEqual(reasons);
  });

  it.each<[string, Compared['destination'], Entry, Entry]>([
    [
      'members of a system at its site',
      'US',
      ['University of California-Davis', 'Davis', { code: '110644', region: 'California', website: 'https://uc.edu' }],
      [
        'University of California-Irvine',
        'Irvine',
        { code: '110653', region: 'California', website: 'https://uc.edu' },
      ],
    ],
    [
      'the same without codes',
      'US',
      ['University of California, Davis', 'Davis', { region: 'California', website: 'https://uc.edu' }],
      ['University of California, Irvine', 'Irvine', { region: 'California', website: 'https://uc.edu' }],
    ],
    [
      'branch campuses with one site, without codes',
      'US',
      ['Herzing University-Orlando', 'Winter Park', { website: 'https://www.herzing.edu/' }],
      ['Herzing University-Madison', 'Madison', { website: 'https://www.herzing.edu/' }],
    ],
    [
      'a campus and the whole of it',
      'US',
      ['Herzing University-Orlando', 'Orlando', { website: 'https://www.herzing.edu/' }],
      ['Herzing University', 'Madison', { website: 'https://www.herzing.edu/' }],
    ],
    [
      'one name and two codes of a register',
      'US',
      ['Westminster College', 'Fulton', { code: '179946', website: 'https://www.wcmo.edu/' }],
      ['Westminster College', 'Salt Lake City', { code: '230807', website: 'https://www.westminstercollege.edu/' }],
    ],
    [
      'campuses of one name and site in two towns, with codes',
      'US',
      ["St. John's College", 'Annapolis', { code: '163976', website: 'https://www.sjc.edu/' }],
      ["St. John's College", 'Santa Fe', { code: '245652', website: 'https://www.sjc.edu/' }],
    ],
    [
      'universities of one town',
      'IE',
      ['Trinity College Dublin', 'Dublin', { aliases: ['University of Dublin', 'Đại học Dublin'] }],
      ['University College Dublin', 'Dublin', { aliases: ['Đại học College Dublin'] }],
    ],
    [
      'a university and one of applied sciences',
      'DE',
      ['Kiel University', 'Kiel'],
      ['Kiel University of Applied Sciences', 'Kiel'],
    ],
    [
      'a university and a technical one',
      'DE',
      ['University of Hamburg', 'Hamburg'],
      ['Hamburg University of Technology', 'Hamburg'],
    ],
    [
      'Vietnamese names of one pattern',
      'DE',
      ['Freie Universität Berlin', 'Berlin', { aliases: ['FU Berlin', 'Đại học Tự do Berlin'] }],
      ['Technische Universität Berlin', 'Berlin', { aliases: ['TU Berlin', 'Đại học Kỹ thuật Berlin'] }],
    ],
    [
      'institutes of one society',
      'DE',
      ['Max Planck Institute for Mathematics', 'Bonn'],
      ['The Max Planck Institute for Neurobiology of Behavior – caesar', 'Bonn'],
    ],
    [
      'the same name in two towns that a code tells apart',
      'CA',
      ['Institut de technologie agroalimentaire', 'La Pocatière', { dli: 'O19359011001' }],
      ['Institut de technologie agroalimentaire', 'Saint-Hyacinthe', { dli: 'O19359011002' }],
    ],
  ])('are not: %s', (_why, destination, one, other) => {
    expect(reasonsOf(destination, one, other)).toEqual([]);
  });

  it('are of one country', () => {
    const york: Entry = ['York University', 'York'];
    expect(pairsOf([comparedOf('GB')(york, 0), comparedOf('CA')(york, 1)])).toEqual([]);
  });

  it('come as pairs, each once, where there are three', () => {
    const three = ['a', 'b', 'c'].map((_, place) => comparedOf('AU')(['Holmes Institute', 'Melbourne'], place));
    expect(pairsOf(three).map(({ ids }) => ids.join(' '))).toEqual(['id-0 id-1', 'id-0 id-2', 'id-1 id-2']);
  });
});
