import { institutionRow, programRow } from './test/fixtures.js';
import { rows, serviceOver } from './test/smallCatalogue.js';

describe('suggestions', () => {
  it('complete names of all kinds, titles once', async () => {
    const service = await serviceOver();
    expect(service.suggest({ text: 'comp' })).toEqual([
      { kind: 'PROGRAM', slug: 'cs-york', label: 'Computer Science', detail: 'York University', destination: 'CA' },
    ]);
    expect(service.suggest({ text: 'au' })).toEqual([
      { kind: 'SCHOLARSHIP', slug: 'awards', label: 'Australia Awards', detail: 'Provider', destination: 'AU' },
    ]);
  });

  describe('in Vietnamese and by synonyms', () => {
    const catalogue = {
      institutions: [...rows.institutions, institutionRow('mystic', { name: 'Mystic College' })],
      programs: [
        programRow('cs', 'uoft', { title: 'Computer Science', field: 'COMPUTING' }),
        programRow('network', 'uoft', { title: 'Network Operations', field: 'COMPUTING' }),
        programRow('it', 'melbourne', { title: 'Information Technology', field: 'COMPUTING' }),
        programRow('italian', 'melbourne', { title: 'Italian Studies', field: 'HUMANITIES' }),
        programRow('master-law', 'york', { title: 'Master of Law', level: 'GRADUATE', award: 'MASTER', field: 'LAW' }),
        programRow('msc', 'york', {
          title: 'MSc Physics',
          level: 'GRADUATE',
          award: 'MASTER',
          field: 'NATURAL_SCIENCES',
        }),
        programRow('my-art', 'uc', { title: 'Mycology', field: 'NATURAL_SCIENCES' }),
      ],
      scholarships: rows.scholarships,
    };
    const suggested = async (text: string, limit = 8) =>
      (await serviceOver(catalogue)).suggest({ text, limit }).map(({ slug }) => slug);

    it.each([
      ['thạc sĩ', ['master-law', 'msc']],
      ['thac si', ['master-law', 'msc']],
      ['thạc sĩ luật', ['master-law']],
      ['khoa học máy tính', ['cs', 'it', 'network']],
      ['khoa học máy tí', ['cs']],
      ['khoa hoc may tinh toronto', ['cs', 'it', 'network']],
      ['máy tính', ['cs', 'it', 'network']],
      ['công nghệ thông tin', ['it', 'cs', 'network']],
      ['CNTT', ['it', 'cs', 'network']],
      ['pháp luật', ['master-law']],
      ['học bổng', ['awards', 'lester']],
    ])('%s suggests the programs and scholarships a search finds, those named so first', async (text, slugs) => {
      expect(await suggested(text)).toEqual(slugs);
    });

    it('finds the same items as a search does', async () => {
      const service = await serviceOver(catalogue);
      for (const text of ['thạc sĩ', 'khoa học máy tính', 'CNTT', 'công nghệ thông tin', 'kỹ thuật']) {
        const found = service.searchPrograms({ text }).ids;
        expect(service.suggest({ text, kinds: ['PROGRAM'] }).map(({ slug }) => `id-${slug}`)).toEqual(found);
      }
    });

    it('takes a last word as finished and as unfinished', async () => {
      expect(await suggested('it')).toEqual(['it', 'italian', 'cs', 'network']);
    });

    it('suggests the institutions and scholarships of a country, none of its programs', async () => {
      expect(await suggested('Mỹ', 1)).toEqual(['uc']);
      expect(await suggested('my')).toEqual(['mystic', 'my-art', 'uc']);
      expect(await suggested('Hoa Kỳ')).toEqual(['uc']);
      expect(await suggested('úc')).toEqual(['awards', 'melbourne']);
      expect(await suggested('học bổng úc')).toEqual(['awards']);
    });
  });

  it('prefer whole words, correct a typo, and keep to the requested kinds and limit', async () => {
    const service = await serviceOver();
    expect(service.suggest({ text: 'univresity', kinds: ['INSTITUTION'], limit: 2 }).map(({ slug }) => slug)).toEqual([
      'melbourne',
      'uoft',
    ]);
    expect(service.suggest({ text: 'comp', kinds: ['INSTITUTION'] })).toEqual([]);
    expect(service.suggest({ text: ' ' })).toEqual([]);
    expect(() => service.suggest({ text: 'a', limit: 11 })).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    );
  });

  it.each([
    ['computer science canada under 30k usd', 'PROGRAM', ['canada', 'under 30k usd']],
    ['khoa học máy tính', 'PROGRAM', []],
    ['Canada', 'INSTITUTION', ['Canada']],
    // No fact answers what stands in a ranking, nor what scholarships charge.
    ['top 100 canada dưới 300 triệu', 'INSTITUTION', ['canada', 'dưới 300 triệu']],
    ['canada học phí dưới 300 triệu', 'SCHOLARSHIP', ['canada']],
    ['học bổng toàn phần', 'SCHOLARSHIP', ['học bổng toàn phần']],
    ['', 'PROGRAM', []],
  ])('%s: what a search of kind %s would keep is told while it is typed', async (text, kind, parts) => {
    const service = await serviceOver();
    const understood = service.understoodParts({ text, kind });
    expect(understood.map(part => part.text)).toEqual(parts);
    for (const part of understood) expect(text.slice(part.from, part.to)).toBe(part.text);
  });
});
