/** Loads the texts of a language: the shared ones once, those of a room with the first page that shows it. */
import type { Locale } from '../../../schema/site/locales';
import type { RouteId } from '../../../schema/site/routes';
import type { MessageCatalogue } from '../../kernel/i18n/LocaleProvider';

type Texts = Partial<MessageCatalogue>;

const importers = {
  vi: {
    shared: async () => (await import('./shared.vi')).vi,
    home: async () => (await import('../../features/home/messages.vi')).vi,
    search: async () => (await import('../../features/search/messages.vi')).vi,
    catalogue: async () => (await import('../../features/catalogue/messages.vi')).vi,
    cards: async () => (await import('../../kernel/cards/messages.vi')).vi,
    feedback: async () => (await import('../../kernel/feedback/messages.vi')).vi,
    forms: async () => (await import('../../kernel/forms/messages.vi')).vi,
    session: async () => (await import('../../features/session/messages.vi')).vi,
    compare: async () => (await import('../../features/compare/messages.vi')).vi,
    wishlist: async () => (await import('../../features/wishlist/messages.vi')).vi,
    person: async () => (await import('../../kernel/vocabulary/person/messages.vi')).vi,
    account: async () => (await import('../../features/account/messages.vi')).vi,
    privacy: async () => (await import('../../features/account/privacy/messages.vi')).vi,
  },
  en: {
    shared: async () => (await import('./shared.en')).en,
    home: async () => (await import('../../features/home/messages.en')).en,
    search: async () => (await import('../../features/search/messages.en')).en,
    catalogue: async () => (await import('../../features/catalogue/messages.en')).en,
    cards: async () => (await import('../../kernel/cards/messages.en')).en,
    feedback: async () => (await import('../../kernel/feedback/messages.en')).en,
    forms: async () => (await import('../../kernel/forms/messages.en')).en,
    session: async () => (await import('../../features/session/messages.en')).en,
    compare: async () => (await import('../../features/compare/messages.en')).en,
    wishlist: async () => (await import('../../features/wishlist/messages.en')).en,
    person: async () => (await import('../../kernel/vocabulary/person/messages.en')).en,
    account: async () => (await import('../../features/account/messages.en')).en,
    privacy: async () => (await import('../../features/account/privacy/messages.en')).en,
  },
} satisfies Record<Locale, Record<string, () => Promise<Texts>>>;

export type Part = keyof (typeof importers)[Locale];

const SHARED: readonly Part[] = ['shared'];
const SEARCH: readonly Part[] = ['shared', 'cards', 'search'];
const SESSION: readonly Part[] = ['shared', 'forms', 'session'];
const DETAIL: readonly Part[] = ['shared', 'cards', 'catalogue'];
const PROFILE: readonly Part[] = ['shared', 'forms', 'person', 'account'];

const partsOfRoute: Record<RouteId, readonly Part[]> = {
  home: ['shared', 'home'],
  searchInstitution: SEARCH,
  searchProgram: SEARCH,
  searchScholarship: SEARCH,
  search: SHARED,
  institution: DETAIL,
  program: DETAIL,
  scholarship: DETAIL,
  compare: ['shared', 'cards', 'compare'],
  wishlist: ['shared', 'cards', 'wishlist'],
  login: SESSION,
  register: SESSION,
  forgotPassword: SESSION,
  resetPassword: SESSION,
  verifyEmail: SESSION,
  completeProfile: PROFILE,
  profile: PROFILE,
  profileAccount: [...PROFILE, 'session'],
  profilePrivacy: [...PROFILE, 'privacy'],
  guardianConsent: ['shared', 'account', 'privacy'],
  error: SHARED,
};

const partsOf = (routeId: RouteId | null): readonly Part[] => (routeId ? partsOfRoute[routeId] : SHARED);

const folderOf: Record<Exclude<Part, 'shared'>, string> = {
  home: 'features/home',
  search: 'features/search',
  catalogue: 'features/catalogue',
  cards: 'kernel/cards',
  feedback: 'kernel/feedback',
  forms: 'kernel/forms',
  session: 'features/session',
  compare: 'features/compare',
  wishlist: 'features/wishlist',
  person: 'kernel/vocabulary/person',
  account: 'features/account',
  privacy: 'features/account/privacy',
};

/** Manifest keys of the chunks of a page, for preloading. */
export const messageModulesOf = (locale: Locale, routeId: RouteId | null): string[] =>
  partsOf(routeId).map(part =>
    part === 'shared' ? `app/messages/shared.${locale}.ts` : `${folderOf[part]}/messages.${locale}.ts`,
  );

const loaded = new Map<Locale, { parts: ReadonlySet<Part>; messages: Texts }>();
const listeners = new Set<() => void>();

/** What a page of the route says; null stands for pages that have no route of their own. */
export const loadMessages = (locale: Locale, routeId: RouteId | null): Promise<void> =>
  loadParts(locale, partsOf(routeId));

/** Also for what comes with a press: a dialog's words are fetched beside its code. */
export async function loadParts(locale: Locale, parts: readonly Part[]): Promise<void> {
  const missing = parts.filter(part => !loaded.get(locale)?.parts.has(part));
  if (missing.length === 0) return;
  const texts = await Promise.all(missing.map(part => importers[locale][part]()));
  const known = loaded.get(locale);
  loaded.set(locale, {
    parts: new Set([...(known?.parts ?? []), ...missing]),
    messages: Object.assign({}, known?.messages, ...texts),
  });
  for (const listener of listeners) listener();
}

/** For React: told whenever more texts have come. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function loadedMessages(locale: Locale): MessageCatalogue {
  const known = loaded.get(locale);
  if (!known) throw new Error(`The texts of "${locale}" are read before they were loaded`);
  // Whole for the page that is shown: the parts of its route are loaded before it is drawn.
  return known.messages as MessageCatalogue;
}
