/** What finishes an action that was begun before signing in, collected from the features; its code and its texts are fetched when there is one. */
import type { Locale } from '../../schema/site/locales';
import type { LoadHandler, PendingActionHandler } from '../kernel/feedback/pendingActions';
import type { Feature } from '../kernel/feature/defineFeature';
import { features } from './features';
import { loadParts } from '../kernel/i18n/loadMessages';

const handlers = new Map(
  features.flatMap(({ pendingActions = {}, messages = [] }: Feature) =>
    Object.entries<() => Promise<PendingActionHandler>>(pendingActions).map(
      ([kind, load]) => [kind, { load, messages }] as const,
    ),
  ),
);

export const pendingActionKinds = (): readonly string[] => [...handlers.keys()];

export const handlerLoader =
  (locale: Locale): LoadHandler =>
  kind => {
    const known = handlers.get(kind);
    return known && Promise.all([known.load(), loadParts(locale, known.messages)]).then(([handler]) => handler);
  };
