import { compareAddress, readSlugs } from './compareUrl';

const read = (query: string) => readSlugs(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it('holds its programs in their order', () => {
    const slugs = ['data-science-monash', 'law-oxford'];
    expect(compareAddress(slugs)).toBe('/compare?program=data-science-monash&program=law-oxford');
    expect(read(compareAddress(slugs).split('?')[1] ?? '')).toEqual(slugs);
    expect(compareAddress([])).toBe('/compare');
  });

  it('drops invalid slugs, duplicates, and all beyond four', () => {
    expect(read('program=a&program=../b&program=A&program=a&program=&program=c&program=d&program=e&program=f')).toEqual(
      ['a', 'c', 'd', 'e'],
    );
    expect(read('')).toEqual([]);
  });
});
