import { LIST_TABS, listAddress, listVariables, readListPlace } from './listUrl';

const read = (address: string) => readListPlace(new URLSearchParams(address.split('?')[1]));

describe('the address of the list of applications', () => {
  it.each(LIST_TABS.flatMap(tab => [1, 3].map(page => ({ tab, page }))))('holds tab $tab.tab and page $page', place => {
    expect(read(listAddress(place))).toEqual(place);
  });

  it('is short for the first page of all', () => {
    expect(listAddress({ tab: LIST_TABS[0], page: 1 })).toBe('/profile/applications');
  });

  it('falls back to the first page of all', () => {
    for (const query of ['?tab=x&page=0', '?page=-1', '?page=1e9', '?page=1000'])
      expect(read(`/profile/applications${query}`)).toEqual({ tab: LIST_TABS[0], page: 1 });
  });

  it('asks for one type, a page at a time', () => {
    expect(listVariables(read('/profile/applications?tab=schools&page=2'))).toEqual({
      type: 'INSTITUTION',
      page: { number: 2, size: 10 },
    });
  });
});
