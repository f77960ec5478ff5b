/** Puts the page at an address into the copies of its person. */
import type { ViewerCopies } from '../../../schema/site/renderContract';
import { prepareNotices } from '../../kernel/feedback/useNotice';
import { createFormat } from '../../kernel/format/createFormat';
import { intlOf } from '../../kernel/i18n/LocaleProvider';
import { pageCookies } from '../../kernel/storage/cookies';
import { cacheOf, forgetCopies } from '../../kernel/storage/offlineCopies';
import { readUserData } from '../../kernel/storage/userData';
import { loadedMessages } from '../../kernel/i18n/loadMessages';
import { siteTexts } from '../siteTexts';
import styles from './copy.module.css';
import { copyOf, filesOf, isAsset, ownerOf, superfluous } from './copyOfPage';
import { offlineMessages } from './messages';

async function markText(now: Date): Promise<string> {
  const { t, locale } = await siteTexts(offlineMessages);
  const format = createFormat(intlOf(locale, loadedMessages(locale)));
  const instant = now.toISOString();
  return t('offline.saved', { time: format.timeInVietnam(instant), day: format.dayInVietnam(instant) });
}

/** What the browser has fetched for this page by script is needed too. */
const filesFetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);

const pathOf = ({ url }: Request): string => url.slice(window.location.origin.length);

async function prune(cache: Cache): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async request => ({
      path: pathOf(request),
      headers: (await cache.match(request))?.headers ?? new Headers(),
    })),
  );
  for (const path of superfluous(entries)) await cache.delete(path);
}

/** Whether there is a copy now. */
export async function storeCopy(address: string, { owner, until }: ViewerCopies): Promise<boolean> {
  // `keepalive`: the answer may renew the session, and must not be lost with a page that is being left.
  const options = { headers: { accept: 'text/html' }, cache: 'no-store', keepalive: true } as const;
  const response = await fetch(address, options);
  const html = await response.text();
  if (response.status !== 200 || response.redirected) return false;
  const present = ownerOf(html);
  if (present === undefined) return false;
  // Somebody else is signed in by now, or nobody.
  if (present !== owner) {
    await forgetCopies();
    return false;
  }
  const now = new Date();
  const mark = { text: await markText(now), className: styles.mark };
  // What tells a person that the network is gone must be at hand then.
  await prepareNotices();
  const files = [...new Set([...filesOf(html), ...filesFetched()])];
  const name = cacheOf(owner);
  const cache = await caches.open(name);
  const known = new Set((await cache.keys()).map(pathOf));
  // The page can be read without a file that does not come.
  await Promise.allSettled(files.filter(file => !known.has(file)).map(file => cache.add(file)));
  // A session that has ended meanwhile, in this tab or another, has taken its cookie first and its caches then: what is put into one that is gone is gone too.
  if (!readUserData(pageCookies())) {
    await caches.delete(name);
    return false;
  }
  await cache.put(address, copyOf({ html, headers: response.headers, mark, files, until, now: now.getTime() }));
  await prune(cache);
  return true;
}
