import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unusedParts } from './unusedParts';

const root = join(__dirname, '..');

/** By what a source would call one of the functions that are left out; a name on the left without a line here fails. */
const CALLED_BY: Record<string, RegExp> = {
  'react-dom':
    /\b(?:ViewTransition|unstable_ViewTransition|Activity|SuspenseList|useActionState|useFormState|useFormStatus|preinit|preinitModule|preload|preloadModule)\b(?=[\s\S]*from 'react(?:-dom)?')|from 'react-dom'/,
  'react-router':
    /\b(?:useFetchers?|useActionData|NavLink|Scripts|PrefetchPageLinks|unstable_HistoryRouter|patchRoutesOnNavigation|unstable_instrumentations|fetcherSubmit)\b/,
  '@apollo/client': /\b(?:fetchMore|subscribeToMore|useSubscription|connectToDevTools)\b/,
  '@formatjs/intl':
    /\b(?:formatDateTimeRange|formatDateToParts|formatTimeToParts|formatDuration|formatListToParts|formatRelativeTime|formatNumberToParts|FormattedRelativeTime|FormattedDateTimeRange)\b/,
};

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^(?:vite|e2e|testing|audit|og|playground|generated)\b/.test(name),
);

const packageOf = (module: string): string =>
  Object.keys(CALLED_BY).find(name => module.startsWith(`${name}/`)) ?? module;

describe('what is left out of the build', () => {
  it.each(unusedParts.map(({ module }) => module))('%s is watched', module => {
    expect(Object.keys(CALLED_BY)).toContain(packageOf(module));
  });

  it.each(Object.entries(CALLED_BY))('is called by no source: %s', (_name, call) => {
    expect(sources.length).toBeGreaterThan(150);
    expect(sources.filter(name => call.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
  });
});
