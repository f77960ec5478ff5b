/** The closed subset of Markdown in which the texts of the site are written. */
import { type Languages, readDocument } from './content.readDocument.js';

const HEAD =
  '---\ndescription: What it is.\nlead: Read it.\n2026-11-22: First version.\n---\n\n# Title\n\n## Part {#part}\n\n';
const both = (body: string): Languages<string> => ({ vi: HEAD + body, en: HEAD + body });
const read = (body: string, values = {}) => readDocument(both(body), { vi: values, en: values });
const blocksOf = (body: string, values = {}) => read(body, values).sections.flatMap(({ blocks }) => blocks);
const told = (text: string) => ({ vi: text, en: text });

describe('a document', () => {
  it('has a title, a head with its versions, and sections with anchors', () => {
    expect(read('Words.')).toEqual({
      title: told('Title'),
      description: told('What it is.'),
      lead: told('Read it.'),
      versionDate: '2026-11-22',
      changes: [{ on: '2026-11-22', summary: told('First version.') }],
      sections: [
        { anchor: 'part', heading: told('Part'), blocks: [{ style: 'TEXT', items: [{ text: told('Words.') }] }] },
      ],
    });
  });

  it.each([
    ['TEXT', 'One.\n\nTwo.'],
    ['BULLETS', '- One.\n- Two.'],
    ['STEPS', '1. One.\n2. Two.'],
    ['CHECKLIST', '- [ ] One.\n- [ ] Two.'],
  ])('has blocks of %s, an item a line', (style, body) => {
    expect(blocksOf(body)).toEqual([{ style, items: [{ text: told('One.') }, { text: told('Two.') }] }]);
  });

  it('has terms, links after a sentence, sources, and places for what the operator says', () => {
    expect(
      blocksOf('- **Term**: Words. [Contact](/contact)\n- **Other**: More. {source:promises}\n\n{operator}'),
    ).toEqual([
      {
        style: 'TERMS',
        items: [
          { term: told('Term'), text: told('Words.'), links: [{ to: '/contact', label: told('Contact') }] },
          {
            term: told('Other'),
            text: told('More.'),
            source: expect.objectContaining({ id: 'scam-promises' }),
            checkedOn: '2026-11-22',
          },
        ],
      },
      { style: 'OPERATOR', items: [] },
    ]);
  });

  it('is filled with the values of rules', () => {
    expect(blocksOf('After {days} days.', { days: 30 })).toEqual([
      { style: 'TEXT', items: [{ text: told('After 30 days.') }] },
    ]);
  });

  it.each([
    ['a word in braces that nobody fills', 'After {days} days.', /no such word in braces/],
    ['a source that is not listed', '- One. {source:hearsay}', /no source hearsay/],
    ['a link within a sentence', 'See [this](/contact) first.', /a link within a sentence/],
    ['a heading of another level', '### More', /Nothing of a document/],
    ['a heading without an anchor', '## More', /Nothing of a document/],
  ])('is refused for %s', (_what, body, words) => {
    expect(() => read(body)).toThrow(words);
  });

  it.each([
    ['an item', '- One.\n- Two.', '- One.', /Items of BULLETS of a document: 2 in Vietnamese, 1 in English/],
    ['a form', '- One.', 'One.', /BULLETS in Vietnamese and TEXT in English/],
    ['an address', 'One. [Contact](/contact)', 'One. [Contact](/about)', /\/contact in Vietnamese and \/about/],
    ['a source', 'One. {source:promises}', 'One. {source:contracts}', /promises in Vietnamese and contracts/],
    ['a section', 'One.\n\n## More {#more}\n\nTwo.', 'One.', /Sections of a document: 2 in Vietnamese/],
  ])('is refused when its languages differ in %s', (_what, vi, en, words) => {
    expect(() => readDocument({ vi: HEAD + vi, en: HEAD + en }, { vi: {}, en: {} })).toThrow(words);
  });
});
