/** What can be done with an entry, on its card and on its page. The app says what that is (app/EntryActionsOfSite.tsx): features know nothing of each other. */
import { createContext, useContext, type ReactNode } from 'react';
import type { CatalogueKind } from '../../generated/types';
import styles from './EntryActions.module.css';

export type Entry = { readonly kind: CatalogueKind; readonly id: string; readonly slug: string; readonly name: string };

const Actions = createContext<((entry: Entry) => ReactNode) | null>(null);

export const EntryActionsProvider = Actions.Provider;

export function EntryActions(entry: Entry) {
  const draw = useContext(Actions);
  return draw ? <div className={styles.actions}>{draw(entry)}</div> : null;
}
