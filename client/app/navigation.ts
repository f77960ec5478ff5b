/** Where the header, the menus, the footer and the tabs of the workspace lead: collected from the features. */
import type { Locale } from '../../schema/site/locales';
import { routes } from '../../schema/site/routes';
import type { Feature, NavigationLink, NavigationPlace } from '../kernel/feature/defineFeature';
import { features } from './features';
import type { FrameLink, FrameLinks } from './layouts/frameLinks';

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

function makeFrameLinks(locale: Locale): FrameLinks {
  const inPlaces = (...places: readonly NavigationPlace[]): readonly FrameLink[] =>
    linksIn(...places).map(({ to, label }) => ({ to, label: label[locale] }));
  return { main: inPlaces('main'), explore: inPlaces('main', 'footer'), about: inPlaces('about') };
}

const frameLinks: Readonly<Record<Locale, FrameLinks>> = { vi: makeFrameLinks('vi'), en: makeFrameLinks('en') };

export const frameLinksOf = (locale: Locale): FrameLinks => frameLinks[locale];
