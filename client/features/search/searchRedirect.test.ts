import { searchRedirect } from './searchRedirect';

const redirect = (query: string) => searchRedirect(new URLSearchParams(query));

describe('searchRedirect', () => {
  it('leads to the search page of the type', () => {
    expect(redirect('type=institution')).toBe('/search-institution');
    expect(redirect('type=PROGRAM')).toBe('/search-program');
    expect(redirect('type=scholarship&q=merit')).toBe('/search-scholarship?q=merit');
  });

  it('takes an unknown or missing type for programs', () => {
    expect(redirect('')).toBe('/search-program');
    expect(redirect('type=constructor&q=x')).toBe('/search-program?q=x');
  });

  it('cleans the text and keeps its marks', () => {
    expect(
      new URLSearchParams(redirect('q=%20 khoa%09h%E1%BB%8Dc  d%E1%BB%AF li%E1%BB%87u ').split('?')[1]).get('q'),
    ).toBe('khoa học dữ liệu');
    expect(redirect('q=%20%20')).toBe('/search-program');
    expect(new URLSearchParams(redirect(`q=${'a'.repeat(500)}`).split('?')[1]).get('q')).toHaveLength(200);
  });

  it('keeps a known destination and drops everything else', () => {
    expect(redirect('type=program&destination=ca&utm_source=x')).toBe('/search-program?destination=CA');
    expect(redirect('destination=XX')).toBe('/search-program');
    expect(redirect('type=school&destination=CA,au,XX')).toBe('/search-institution?destination=AU&destination=CA');
  });

  it('never leaves the site, whatever is typed', () => {
    expect(redirect('type=//evil.example&q=%2F%2Fevil.example')).toBe('/search-program?q=%2F%2Fevil.example');
  });
});
