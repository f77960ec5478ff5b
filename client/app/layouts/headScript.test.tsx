/** What the one inline script of a page decides about letters; the scheme is tested beside its switch. */
import { HEAD_SCRIPT } from '../../../schema/site/headScript';

type Line = { readonly effectiveType: string; readonly saveData: boolean };

/** The document after the script has run in a browser that says this about its line; some say nothing. */
function letters(connection?: Line): { root: string | undefined; preloads: (string | null)[] } {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<link rel="preload" as="font" media="not all"><link rel="preload" as="image" media="print">';
  new Function('document', 'navigator', 'localStorage', HEAD_SCRIPT)(page, { connection }, window.localStorage);
  return {
    root: page.documentElement.dataset.letters,
    preloads: [...page.querySelectorAll('link')].map(link => link.getAttribute('media')),
  };
}

describe('letters of a page', () => {
  it.each([
    ['of a browser that tells nothing of its line', undefined],
    ['of a fast line', { effectiveType: '4g', saveData: false }],
  ])('are asked for before anything is drawn: %s', (_case, connection) => {
    expect(letters(connection)).toEqual({ root: undefined, preloads: ['all', 'print'] });
  });

  it.each([
    ['a slow line', { effectiveType: '3g', saveData: false }],
    ['a very slow line', { effectiveType: 'slow-2g', saveData: false }],
    ['who saves data', { effectiveType: '4g', saveData: true }],
  ])('are those of the device for %s', (_case, connection) => {
    expect(letters(connection)).toEqual({ root: 'system', preloads: ['not all', 'print'] });
  });
});
