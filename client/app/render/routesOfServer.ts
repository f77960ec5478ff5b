/**
 * The routes, made and ranked once for all pages of the server (server/bench/README.md). Whoever asks comes with each request
 * as the router's context, so that nothing of one page can reach another.
 */
import { createStaticHandler, type StaticHandler } from 'react-router';
import { fromPath, type Locale } from '../../../schema/site/locales';
import { siteRoutes } from '../siteRoutes';

const tree = siteRoutes({ callerOf: caller => caller });
const handlers = new Map<Locale | 'any', StaticHandler>();

/** Matching walks all routes that it is given: those of the other language cannot match. What is written unusually meets both. */
function languageIn(url: string): Locale | 'any' {
  const [, first] = /^\/([a-z-]*)(?=[/?#]|$)/.exec(url) ?? [];
  return first === undefined ? 'any' : fromPath(`/${first}`).locale;
}

export function handlerFor(url: string): StaticHandler {
  const language = languageIn(url);
  const handler =
    handlers.get(language) ?? createStaticHandler(language === 'any' ? tree : tree.filter(({ id }) => id === language));
  handlers.set(language, handler);
  return handler;
}
