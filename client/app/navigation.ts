/** Where the header, the menus, the footer and the tabs of the workspace lead: collected from the features. */
import { routes } from '../../schema/site/routes';
import type { Feature, NavigationLink, NavigationPlace } from '../kernel/feature/defineFeature';
import { features } from './features';

export type SiteLink = Pick<NavigationLink, 'label' | 'icon'> & {
  /** Without a language prefix. */
  readonly to: string;
};

const pathOf = (id: NavigationLink['route']): string => routes.find(route => route.id === id)?.path ?? '/';

const links: readonly NavigationLink[] = features
  .flatMap(({ links: own = [] }: Feature) => own)
  .toSorted((left, right) => left.order - right.order);

export const linksIn = (...places: readonly NavigationPlace[]): readonly SiteLink[] =>
  links
    .filter(link => places.some(place => link.in.includes(place)))
    .map(({ route, label, icon }) => ({ to: pathOf(route), label, icon }));
