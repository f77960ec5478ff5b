/** Every component of the kernel stands on the page of parts, and each part draws in both languages. */
import { waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../schema/site/locales';
import { renderInWorkspace } from '../testing/renderInWorkspace';
import { Part, PARTS, PartsPage } from './PartsPage';

type Make = (type: unknown, ...rest: unknown[]) => unknown;
type Runtime = { readonly jsx: Make; readonly jsxs: Make };

/** Notes whatever is made into an element, also within a part. */
jest.mock('react/jsx-runtime', () => {
  const runtime = jest.requireActual<Runtime>('react/jsx-runtime');
  const drawn = new Set<unknown>();
  const noting =
    (make: Make): Make =>
    (type, ...rest) => {
      drawn.add(type);
      return make(type, ...rest);
    };
  return { ...runtime, jsx: noting(runtime.jsx), jsxs: noting(runtime.jsxs), drawn };
});
const { drawn } = jest.requireMock<{ readonly drawn: ReadonlySet<unknown> }>('react/jsx-runtime');

const kernel = join(import.meta.dirname, '..', 'kernel');

/** What is drawn only after something was done, or in the browser alone; the part that does it stands on the page. */
const LATER: Readonly<Record<string, string>> = {
  'mui/Dialog Dialog': 'opened by its button',
  'suggest/SuggestList SuggestList': 'drawn by SuggestField once it is touched',
};

const componentsOf = (): { name: string; component: unknown }[] =>
  readdirSync(kernel, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.includes('.test.') && !file.includes('/test/'))
    .flatMap(file =>
      Object.entries(jest.requireActual<Readonly<Record<string, unknown>>>(join(kernel, file)))
        .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
        .map(([name, component]) => ({ name: `${file.replace('.tsx', '')} ${name}`, component })),
    );

describe.each(LOCALES)('the parts in %s', locale => {
  it.each(PARTS.map(part => [`${part.name}${part.isWorkspace ? ' behind the login' : ''}`, part] as const))(
    '%s are drawn',
    (_name, part) => {
      const { container } = renderInWorkspace(<Part {...part} />, { locale, operator: { name: 'Study Abroad' } });
      expect(container.querySelector('[data-part]')?.childElementCount).toBeGreaterThan(0);
    },
  );
});

it('every component of the kernel stands on the page', async () => {
  const components = componentsOf();
  expect(components.length).toBeGreaterThan(80);
  renderInWorkspace(<PartsPage />);
  // Scenes and drawings of charts are fetched by what shows them.
  await waitFor(() =>
    expect(components.filter(({ component }) => !drawn.has(component)).map(({ name }) => name)).toEqual(
      Object.keys(LATER),
    ),
  );
});
