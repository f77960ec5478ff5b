/** The closed subset of Markdown in which the texts of the site are written. */
import { compileDocument } from './compileDocument.js';

const HEAD =
  '---\ndescription: What it is.\nlead: Read it.\n2026-11-22: First version.\n---\n\n# Title\n\n## Part {#part}\n\n';
const compile = (vi: string, en = vi) => compileDocument('text', { vi: HEAD + vi, en: HEAD + en });
const blocksOf = (body: string) => compile(body).sections.flatMap(({ blocks }) => blocks);
const both = (text: string) => ({ vi: text, en: text });
const item = (text: string) => ({ text: both(text), links: [] });

describe('a document', () => {
  it('has a title, a head with its versions, and sections with anchors', () => {
    expect(compile('Words.')).toEqual({
      title: both('Title'),
      description: both('What it is.'),
      lead: both('Read it.'),
      versionDate: '2026-11-22',
      changes: [{ on: '2026-11-22', summary: both('First version.') }],
      sections: [{ anchor: 'part', heading: both('Part'), blocks: [{ style: 'TEXT', items: [item('Words.')] }] }],
    });
  });

  it.each([
    ['TEXT', 'One.\n\nTwo.'],
    ['BULLETS', '- One.\n- Two.'],
    ['STEPS', '1. One.\n2. Two.'],
    ['CHECKLIST', '- [ ] One.\n- [ ] Two.'],
  ])('has blocks of %s, an item a line', (style, body) => {
    expect(blocksOf(body)).toEqual([{ style, items: [item('One.'), item('Two.')] }]);
  });

  it('has terms, links after a sentence, sources, and places for what the operator says', () => {
    expect(
      blocksOf('- **Term**: Words. [Contact](/contact)\n- **Other**: More. {source:promises}\n\n{operator}'),
    ).toEqual([
      {
        style: 'TERMS',
        items: [
          { term: both('Term'), text: both('Words.'), links: [{ to: '/contact', label: both('Contact') }] },
          {
            term: both('Other'),
            ...item('More.'),
            source: expect.objectContaining({ id: 'scam-promises', licence: null }),
            checkedOn: '2026-11-22',
          },
        ],
      },
      { style: 'OPERATOR', items: [] },
    ]);
  });

  it('keeps the words in braces that the server fills in, in terms and labels, too', () => {
    const [terms, text] = blocksOf(
      '- **{cookie.locale}**: Kept. [{brand}](/about)\n\n{brand} keeps it {localeDays} days.',
    );
    expect(terms?.items).toEqual([
      { term: both('{cookie.locale}'), text: both('Kept.'), links: [{ to: '/about', label: both('{brand}') }] },
    ]);
    expect(text?.items).toEqual([item('{brand} keeps it {localeDays} days.')]);
  });

  it.each([
    ['a word in braces that nobody fills', 'After {days} days.', /unknown word in braces.*: After \{days\} days\./],
    ['such a word in a term', '- **{cookie.other}**: Words.', /unknown word in braces.*: \{cookie\.other\}/],
    ['a source that is not listed', '- One. {source:hearsay}', /no source hearsay in sources\.json/],
    ['a figure of the FAQ', '- **One**: {rule:AU/country-au-visa-funds}', /\{rule:\.\.\.\}/],
    ['a link within a sentence', 'See [this](/contact) first.', /a link or emphasis within a sentence: See/],
    ['emphasis', 'That is **so**.', /emphasis within a sentence/],
    ['a heading of another level', '### More', /like this: ### More/],
    ['a heading without an anchor', '## More', /like this: ## More/],
    ['a list within a list', '  - More', /like this/],
    ['another title', '# More', /one title/],
  ])('is refused for %s, with the file and the line', (_what, body, words) => {
    const compiled = () => compile(`Words.\n\n${body}`);
    expect(compiled).toThrow(words);
    expect(compiled).toThrow(/^schema\/documents\/text\.vi\.md(?: and \.en\.md)?, line 13: /);
  });

  it.each([
    ['an item', '- One.\n- Two.', '- One.', 12, 'BULLETS', 'NOTHING'],
    ['a form', '- One.', 'One.', 11, 'BULLETS', 'TEXT'],
    ['an address', 'One. [Us](/contact)', 'One. [Us](/about)', 11, 'TEXT /contact', 'TEXT /about'],
    ['a source', 'A. {source:promises}', 'A. {source:contracts}', 11, 'TEXT source promises', 'TEXT source contracts'],
    ['a section', 'One.\n\n## More {#more}', 'One.', 13, 'HEADING more', 'NOTHING'],
  ])('is refused when its languages differ in %s', (_what, vi, en, line, one, other) => {
    expect(() => compile(vi, en)).toThrow(
      `schema/documents/text.vi.md and .en.md, line ${line}: The languages differ: ${one} in Vietnamese, ${other} in English.`,
    );
  });

  it.each([
    ['no head', '# Title', /text\.vi\.md, line 1: .*head/],
    ['a head without a version', '---\ndescription: It.\nlead: It.\n---\n# Title', /line 1: .*version/],
    ['something else in its head', '---\nauthor: Me\n---\n# Title', /line 2: .*like this: author: Me/],
    ['no title', '---\nlead: It.\n---\n## Part {#part}', /line 4: .*title/],
    ['words above the first section', '---\nlead: It.\n---\n# Title\n\nWords.', /line 6: .*sections/],
  ])('is refused with %s', (_what, text, words) => {
    expect(() => compileDocument('text', both(text))).toThrow(words);
  });
});
