/** While a page is printed its sources are notes: each stands once at the end, and a number leads from the figure to it (facts.module.css draws the number). */
import facts from '../../kernel/facts/facts.module.css';
import { makeElement } from '../../kernel/ui/makeElement';
import { siteTexts } from '../siteTexts';
import { paperMessages } from './messages';
import styles from './notes.module.css';

type Words = { readonly title: string; readonly addressOf: (address: string) => string };

/**
 * What an opened source says: its name with the address, and all but the second line, which says the kind of source as the dot at the figure does, and the last,
 * a link to report a mistake.
 */
function noteOf(details: Element): string {
  const [name, ...lines] = [...details.querySelectorAll('p')].slice(0, -1);
  const address = name?.querySelector('a')?.href;
  const source = `${name?.textContent.trim()}${address ? ` (${address})` : ''}.`;
  return [source, ...lines.slice(1).map(line => line.textContent.trim())].join(' ');
}

/** The notes of what is in sight, numbered where they first stand. */
function numbered(sources: Iterable<HTMLElement>): string[] {
  const notes: string[] = [];
  for (const details of sources) {
    const note = noteOf(details);
    if (!notes.includes(note)) notes.push(note);
    const sign = details.querySelector('summary');
    if (sign) sign.dataset.note = String(notes.indexOf(note) + 1);
  }
  return notes;
}

const addressOf = ({ addressOf: textOf }: Words): HTMLElement =>
  makeElement('p', { className: styles.address, textContent: textOf(window.location.href) });

function listOf(notes: readonly string[], words: Words): HTMLElement {
  const part = makeElement('section', { className: styles.notes });
  const list = makeElement('ol', { className: styles.list });
  list.append(...notes.map(note => makeElement('li', { textContent: note })));
  part.append(makeElement('h2', { textContent: words.title }), list);
  return part;
}

export async function numberSourcesOnPaper(): Promise<void> {
  const { t } = await siteTexts(paperMessages);
  const words = { title: t('paper.sources'), addressOf: (address: string) => t('paper.address', { address }) };
  let parts: readonly HTMLElement[] = [];
  const takeBack = () => {
    for (const part of parts) part.remove();
    parts = [];
    delete document.documentElement.dataset.notes;
    for (const source of document.querySelectorAll<HTMLElement>('[data-note]')) delete source.dataset.note;
  };
  window.addEventListener('beforeprint', () => {
    takeBack();
    const main = document.querySelector('main');
    if (!main) return;
    const sources = [...main.querySelectorAll<HTMLElement>(`details.${facts.source}`)];
    const notes = numbered(sources.filter(source => source.checkVisibility()));
    document.documentElement.dataset.notes = '';
    // The address first: at the end it could stand on a sheet of its own.
    const address = addressOf(words);
    main.prepend(address);
    parts = [address, ...(notes.length > 0 ? [listOf(notes, words)] : [])];
    main.append(...parts.slice(1));
  });
  window.addEventListener('afterprint', takeBack);
}
