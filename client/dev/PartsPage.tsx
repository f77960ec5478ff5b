/** Every part of the kernel in its states: what one looks at before making another, and in both languages and schemes after changing a token. */
import { MuiProvider } from '../kernel/mui/MuiProvider';
import { useLocale } from '../kernel/i18n/useLocale';
import { catalogueParts } from './catalogueParts';
import type { Example } from './example';
import { formParts } from './formParts';
import { publicParts } from './publicParts';
import { wordsOf } from './samples';
import { workspaceParts } from './workspaceParts';

const GROUPS = [
  { title: 'Public pages', parts: [...publicParts, ...catalogueParts, ...formParts], isWorkspace: false },
  { title: 'Behind the login', parts: [...workspaceParts, ...formParts], isWorkspace: true },
];

export const PARTS = GROUPS.flatMap(({ parts, isWorkspace }) => parts.map(part => ({ ...part, isWorkspace })));

/** client/og/makeScreenshots.mjs finds what to take a picture of by `data-part`. */
export function Part({ name, draw, isWorkspace }: Example & { readonly isWorkspace: boolean }) {
  const words = wordsOf(useLocale());
  const drawn = draw(words);
  return (
    <section data-part={name} data-tier={isWorkspace ? 'workspace' : 'public'} style={{ margin: '2rem 0' }}>
      <h3>{name}</h3>
      {isWorkspace ? <MuiProvider>{drawn}</MuiProvider> : drawn}
    </section>
  );
}

export const PartsPage = () => (
  <main id="parts" style={{ maxWidth: '60rem', margin: '0 auto', padding: '1rem' }}>
    <h1>Parts</h1>
    <nav>
      {['vi', 'en'].flatMap(lang =>
        ['light', 'dark'].map(scheme => (
          <a key={lang + scheme} href={`?lang=${lang}&scheme=${scheme}`} style={{ marginRight: '1rem' }}>
            {lang} {scheme}
          </a>
        )),
      )}
    </nav>
    {GROUPS.map(({ title, parts, isWorkspace }) => (
      <section key={title}>
        <h2>{title}</h2>
        {parts.map(part => (
          <Part key={part.name} isWorkspace={isWorkspace} {...part} />
        ))}
      </section>
    ))}
  </main>
);
