/** A slot for actions on an item of the catalogue, on its card and its page. The app fills it (app/SiteItemActions.tsx), because features do not import each other. */
import { createContext, useContext, type ReactNode } from 'react';
import type { CatalogueKind, Destination } from '../../generated/types';
import styles from './ItemActions.module.css';

export type CatalogueItem = {
  readonly kind: CatalogueKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whose program it is. */
  readonly institution?: string | undefined;
  readonly destination?: Destination;
  /** On its own page, while it is in the catalogue. */
  readonly canApply?: boolean;
};

export type ActionsPlace =
  /** On a card: the heart in its corner, the rest in its last line. */
  | 'CARD'
  /** Beside the text of a page: the first is the width of the panel. Below 60 rem, in the bar, saving and comparing are icons. */
  | 'RAIL';

const Actions = createContext<((item: CatalogueItem, place: ActionsPlace) => ReactNode) | null>(null);

export const ItemActionsProvider = Actions.Provider;

type Props = CatalogueItem & { readonly place?: ActionsPlace };

export function ItemActions({ place = 'CARD', ...item }: Props) {
  const draw = useContext(Actions);
  return draw ? <div className={place === 'CARD' ? styles.actions : styles.rail}>{draw(item, place)}</div> : null;
}

/** The word beside the icon of an action: in the bar of a phone it is heard, not shown. */
export const ActionLabel = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.label}>{children}</span>
);

/** Many programs share a title: that of a program names its institution too. */
export const nameForAction = (name: string, institution: string | undefined): string =>
  institution ? `${name}, ${institution}` : name;

/** What an action does and to which item: the name of its button, of which the page shows the first word or an icon. */
export const labelOfAction = (
  action: string,
  { name, institution }: Pick<CatalogueItem, 'name' | 'institution'>,
): string => `${action}: ${nameForAction(name, institution)}`;
