/** A slot for actions on an item of the catalogue, on its card and its page. The app fills it (app/SiteItemActions.tsx), because features do not import each other. */
import { createContext, useContext, type ReactNode } from 'react';
import type { CatalogueKind } from '../../generated/types';
import styles from './ItemActions.module.css';

export type CatalogueItem = {
  readonly kind: CatalogueKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whose program it is. */
  readonly institution?: string;
  /** On its own page, while it is in the catalogue. */
  readonly canApply?: boolean;
};

const Actions = createContext<((item: CatalogueItem) => ReactNode) | null>(null);

export const ItemActionsProvider = Actions.Provider;

export function ItemActions(item: CatalogueItem) {
  const draw = useContext(Actions);
  return draw ? <div className={styles.actions}>{draw(item)}</div> : null;
}
