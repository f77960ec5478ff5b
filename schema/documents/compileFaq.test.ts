/** The form in which frequent questions and their answers are written. */
import { compileFaq } from './compileFaq.js';

const both = (text: string) => ({ vi: text, en: text });
const compile = (body: string) => compileFaq('faq', both(`---\n---\n# Questions\n## How much? {#cost}\n${body}`));

describe('the FAQ', () => {
  it('has a question a section, with paragraphs and figures that say where they are from', () => {
    expect(
      compile(
        'So much.\n\nBelow are sums.\n\n- **Australia**: {rule:AU/country-au-visa-funds}\n- **Table**: {grade:idp-vn-2026-04}\n- **Scale**: 1 to 6 {source:toeflScale}',
      ),
    ).toEqual([
      {
        id: 'cost',
        question: both('How much?'),
        answer: [both('So much.'), both('Below are sums.')],
        figures: [
          { label: both('Australia'), destination: 'AU', rule: 'country-au-visa-funds' },
          { label: both('Table'), table: 'idp-vn-2026-04' },
          {
            label: both('Scale'),
            text: both('1 to 6'),
            source: expect.objectContaining({ url: expect.stringMatching(/^https:/) }),
            checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          },
        ],
      },
    ]);
  });

  it.each([
    ['a figure without a source', '- **Scale**: 1 to 6', /where it was read: Scale/],
    ['words beside a rule', '- **Australia**: Much. {rule:AU/country-au-visa-funds}', /where it was read: Australia/],
    ['a rule that no country has', '- **Australia**: {rule:AU/country-au-gone}', /no rule AU\/country-au-gone/],
    ['a rule of another country', '- **Canada**: {rule:CA/country-au-visa-funds}', /no rule CA\/country-au-visa-funds/],
    ['a table that does not exist', '- **Table**: {grade:gone}', /no grade gone/],
    ['another list', '- So much.', /paragraphs, and figures/],
    ['a link', 'So much. [Costs](/contact)', /paragraphs, and figures/],
    ['a paragraph with a source', 'So much. {source:toeflScale}', /paragraphs, and figures/],
  ])('is refused for %s, with the files and the line', (_what, line, words) => {
    const compiled = () => compile(`So much.\n${line}`);
    expect(compiled).toThrow(words);
    expect(compiled).toThrow(/^schema\/documents\/faq\.vi\.md and \.en\.md, line 6: /);
  });
});
