import facts from '../../kernel/facts/facts.module.css';
import { numberSourcesOnPaper } from './numberedNotes';

const figure = (name: string): string =>
  `<details class="${facts.source}"><summary>1</summary><p><a href="https://example.org/${name}">${name}</a></p><p>kind</p><p>Checked today</p><p>Report</p></details>`;

describe('the sources of a printed page', () => {
  it('are notes at its end, each once, whose numbers stand at the figures; after printing all is as it was', async () => {
    document.body.innerHTML = `<main><p>Text</p>${figure('one')}${figure('two')}${figure('one')}</main>`;
    const before = document.documentElement.outerHTML;
    for (const details of document.querySelectorAll('details')) details.checkVisibility = () => true;
    await numberSourcesOnPaper();
    window.dispatchEvent(new Event('beforeprint'));

    const [address, ...others] = document.querySelectorAll('main > :not(details)');
    expect(address?.textContent).toContain(window.location.href);
    expect(others.at(-1)?.matches('section')).toBe(true);
    expect([...document.querySelectorAll('main > section > ol > li')].map(note => note.textContent)).toEqual([
      'one (https://example.org/one). Checked today',
      'two (https://example.org/two). Checked today',
    ]);
    expect([...document.querySelectorAll('summary')].map(({ dataset }) => dataset.note)).toEqual(['1', '2', '1']);

    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
