import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { similarPricesMessages } from '../../features/catalogue/similarPrices/messages';
import { compareMessages } from '../../features/compare/messages';
import { scholarshipCheckMessages } from '../../features/eligibility/scholarship/messages';
import { fitMessages } from '../../kernel/fit/messages';
import { reviewsMessages } from '../../features/reviews/messages';
import { institutionSearchMessages } from '../../features/search/institution/messages';
import { programSearchMessages } from '../../features/search/program/messages';
import { scholarshipSearchMessages } from '../../features/search/scholarship/messages';
import { FILTERS, FILTERS_OF_KIND } from '../../features/search/searchFilters';
import { feedbackMessages } from '../../kernel/feedback/messages';
import type { Feature } from '../../kernel/feature/defineFeature';
import { factsMessages } from '../../kernel/facts/messages';
import { outcomeMessages } from '../../kernel/facts/outcomes/messages';
import { factSourceMessages } from '../../kernel/facts/source/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { suggestMessages } from '../../kernel/suggest/messages';
import type { MessagePart } from '../../kernel/i18n/messagePart';
import { lazyTexts } from '../../kernel/i18n/messagePart';
import { messagePaths, readTexts } from '../../testing/messages';
import { allImports, reachableFrom, sourceOf } from '../../testing/sourceGraph';
import { pageOf } from '../featurePages';
import { analyticsMessages } from '../analytics/messages';
import { features } from '../features';
import { errorMessages } from '../errors/messages';
import { offlineMessages } from '../offline/messages';
import { paperMessages } from '../paper/messages';
import { sharedMessages } from './sharedMessages';

/** Components of the app that fill a slot of the kernel. */
const slots = new Map([['kernel/cards/ItemActions.tsx', 'app/SiteItemActions.tsx']]);

const edges = (file: string): readonly string[] => {
  const slot = slots.get(file);
  const all = slot ? [...allImports(file), slot] : allImports(file);
  return all.filter(to => !onDemand.some(({ file: other }) => other === to));
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

let ids: readonly string[];
beforeAll(async () => {
  ids = (await Promise.all(messagePaths.map(path => readTexts(path, 'vi')))).flatMap(texts => Object.keys(texts));
});

/** Every id that occurs in the files, as a string or as a template. */
function idsIn(files: Iterable<string>): Set<string> {
  const known = new Set(ids);
  const found = new Set<string>();
  for (const file of files) {
    const { strings, templates } = sourceOf(file);
    for (const text of strings) if (known.has(text)) found.add(text);
    for (const parts of templates) {
      if (!/^[a-z]\w*\./.test(parts[0] ?? '')) continue;
      const pattern = new RegExp(`^${parts.map(escaped).join('[^.]+')}$`);
      for (const id of ids) if (pattern.test(id)) found.add(id);
    }
  }
  return found;
}

const isSource = (file: string): boolean => !/messages\.(vi|en)\.ts$|\/shared\.(vi|en)\.ts$|\.gql\.ts$/.test(file);
const drawnBy = (file: string): Set<string> => idsIn([...reachableFrom(file, edges)].filter(isSource));
const textsOf = (parts: readonly MessagePart[]) => Promise.all(parts.map(part => lazyTexts(part, 'vi').load()));

/**
 * The pages of the three kinds of search draw the same components. Texts of one kind are a file of their own, which the pages of the others do not load: below
 * it is tested that they never show one.
 */
const ofOtherKinds = new Map<string, readonly MessagePart[]>([
  ['features/search/SearchInstitutionPage.tsx', [programSearchMessages, scholarshipSearchMessages]],
  ['features/search/SearchProgramPage.tsx', [institutionSearchMessages, scholarshipSearchMessages]],
  ['features/search/SearchScholarshipPage.tsx', [institutionSearchMessages, programSearchMessages]],
]);

/** What to do, a line for each file of texts that the page does not load. */
async function missingFor(file: string, parts: readonly MessagePart[]): Promise<readonly string[]> {
  const loaded = new Set((await textsOf([sharedMessages, ...parts])).flatMap(texts => Object.keys(texts)));
  const never = new Set((await textsOf(ofOtherKinds.get(file) ?? [])).flatMap(texts => Object.keys(texts)));
  const missing = new Set([...drawnBy(file)].filter(id => !loaded.has(id) && !never.has(id)));
  const files = await Promise.all(
    messagePaths.map(async path => ({
      path,
      missing: Object.keys(await readTexts(path, 'vi')).filter(id => missing.has(id)),
    })),
  );
  return files
    .filter(part => part.missing.length > 0)
    .map(part => `add ${part.path} to messages in feature.ts: it holds ${part.missing.join(', ')}`);
}

const pages = Object.values(pageOf).map(({ file, messages }) => ({ file, messages }));

describe('the texts of a page', () => {
  it.each(pages)('$file loads every text that it can show', async ({ file, messages }) => {
    expect(await missingFor(file, messages)).toEqual([]);
  });

  it.each(pages)('$file loads no file of texts that it never shows', async ({ file, messages }) => {
    const drawn = drawnBy(file);
    const texts = await textsOf(messages);

    expect(messages.filter((_part, index) => !Object.keys(texts[index] ?? {}).some(id => drawn.has(id)))).toEqual([]);
  });
});

describe('the texts of a search', () => {
  it.each([
    ['INSTITUTION', 'features/search/SearchInstitutionPage.tsx'],
    ['PROGRAM', 'features/search/SearchProgramPage.tsx'],
    ['SCHOLARSHIP', 'features/search/SearchScholarshipPage.tsx'],
  ] as const)('%s are those of its own filters', async (kind, file) => {
    const page = pages.find(candidate => candidate.file === file);
    const loaded = (await textsOf([sharedMessages, ...(page?.messages ?? [])])).flatMap(texts => Object.keys(texts));
    const ofKind = ['title', 'titleFor', 'description', 'textLabel', 'count'].map(part => `search.${part}.${kind}`);
    const names = FILTERS_OF_KIND[kind];
    const choicesOf = (prefix: string) => ids.filter(id => names.some(name => id.startsWith(`${prefix}.${name}.`)));
    const wanted = [...ofKind, ...names.map(name => `search.filter.${name}`), ...choicesOf('search')];

    expect(wanted.filter(id => !loaded.includes(id))).toEqual([]);
  });

  it.each(['INSTITUTION', 'SCHOLARSHIP'] as const)('%s have no range, score or currency to name', kind => {
    expect(FILTERS_OF_KIND[kind].filter(name => FILTERS[name].control !== 'choices')).toEqual([]);
  });

  it('of which only one asks how a scholarship is awarded', () => {
    const asking = Object.entries(FILTERS_OF_KIND).filter(([, names]) => names.includes('AUTO_APPLIED'));
    expect(asking.map(([kind]) => kind)).toEqual(['SCHOLARSHIP']);
  });
});

describe('the texts that every page loads', () => {
  it.each([
    'app/layouts/DefaultLayout.tsx',
    'app/layouts/BareLayout.tsx',
    'app/layouts/NavigationSheet.tsx',
    'app/errors/RouteErrorPlace.tsx',
  ])('are enough for %s', async file => {
    const drawn = idsIn([...reachableFrom(file, at => sourceOf(at).imports)].filter(isSource));
    const shared = Object.keys((await textsOf([sharedMessages]))[0] ?? {});

    expect([...drawn].filter(id => !shared.includes(id))).toEqual([]);
  });
});

/** Code that is loaded on demand together with its texts. */
const onDemand: readonly { readonly file: string; readonly messages: readonly MessagePart[] }[] = [
  { file: 'kernel/suggest/SuggestList.tsx', messages: [suggestMessages, vocabularyMessages] },
  { file: 'features/reviews/InstitutionReviews.tsx', messages: [reviewsMessages] },
  { file: 'app/errors/RouteErrorView.tsx', messages: [errorMessages] },
  { file: 'app/logOut.ts', messages: [feedbackMessages] },
  { file: 'app/promptLogin.ts', messages: [feedbackMessages] },
  { file: 'app/sessionExpired.ts', messages: [feedbackMessages] },
  { file: 'app/afterPageLoad.ts', messages: [] },
  { file: 'app/analytics/startAnalytics.ts', messages: [analyticsMessages] },
  { file: 'app/offline/keepCopies.ts', messages: [offlineMessages] },
  { file: 'app/paper/numberedNotes.ts', messages: [paperMessages] },
  {
    file: 'features/catalogue/similarPrices/ProgramEnd.tsx',
    messages: [similarPricesMessages, outcomeMessages, factsMessages, factSourceMessages, vocabularyMessages],
  },
  {
    file: 'features/catalogue/similarPrices/InstitutionEnd.tsx',
    messages: [similarPricesMessages, outcomeMessages, factsMessages, factSourceMessages, vocabularyMessages],
  },
  {
    file: 'features/catalogue/OutcomesSection.tsx',
    messages: [outcomeMessages, factsMessages, factSourceMessages],
  },
  { file: 'features/compare/CompareTray.tsx', messages: [compareMessages] },
  { file: 'features/eligibility/ProgramFit.tsx', messages: [fitMessages, factsMessages, vocabularyMessages] },
  {
    file: 'features/eligibility/scholarship/ScholarshipCheck.tsx',
    messages: [fitMessages, scholarshipCheckMessages, vocabularyMessages],
  },
];

describe('texts that are fetched on demand', () => {
  it.each(onDemand)('are enough for $file', async ({ file, messages }) => {
    const drawn = idsIn([...reachableFrom(file, at => sourceOf(at).imports)].filter(isSource));
    const loaded = new Set((await textsOf([sharedMessages, ...messages])).flatMap(texts => Object.keys(texts)));

    expect([...drawn].filter(id => !loaded.has(id))).toEqual([]);
  });

  it('are checked for every file of the app that loads them', () => {
    const asking = readdirSync(join(import.meta.dirname, '..'))
      .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(name => `app/${name}`)
      .filter(file => sourceOf(file).imports.includes('app/siteTexts.ts'));

    expect(onDemand.map(({ file }) => file)).toEqual(expect.arrayContaining(asking));
  });

  it('are those of its feature when an action is finished after signing in', async () => {
    for (const { folder, messages = [], pendingActions = {} } of features as readonly Feature[]) {
      if (Object.keys(pendingActions).length === 0) continue;
      for (const file of sourceOf(`${folder}/feature.ts`).lazyImports.filter(
        name => isSource(name) && !name.endsWith('Page.tsx'),
      ))
        expect(await missingFor(file, messages)).toEqual([]);
    }
  });
});
