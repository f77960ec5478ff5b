import { auditedPages } from './addresses';

const sitemap = [
  '/',
  '/en',
  '/en/programs/first',
  '/programs/first',
  '/programs/second',
  '/schools/one',
  '/scholarships/grant',
]
  .map(path => `<url><loc>https://site.example${path}</loc></url>`)
  .join('');

describe('auditedPages', () => {
  it('visits every page that is shown, those with a parameter by an entry that is listed', () => {
    const pages = auditedPages(sitemap, 'vi');

    expect(pages).toContainEqual({ id: 'program', locale: 'vi', path: '/programs/first', isIndexable: true });
    expect(pages).toContainEqual({ id: 'error', locale: 'vi', path: '/error', isIndexable: false });
    expect(pages.map(({ id }) => id)).not.toContain('search');
  });

  it('visits them in the language that is asked for', () => {
    expect(auditedPages(sitemap, 'en').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/en', '/en/search-program', '/en/schools/one']),
    );
  });

  it('fails when the catalogue has nothing to show', () => {
    expect(() => auditedPages('', 'vi')).toThrow('The sitemap lists nothing for /schools/:slug');
  });
});
