/** What a feature adds to the site, in one manifest. client/app/features.ts lists the features; routes, texts and menus are derived from it. */
import type { Locale } from '../../../schema/site/locales';
import type { RouteId, StaticRouteId } from '../../../schema/site/routes';
import type { PendingActionKind, PendingActionHandler } from '../feedback/pendingActions';
import type { MessagePart } from '../i18n/messagePart';
import type { PageModule } from '../page/preload';
import type { IconName } from '../ui/Icon';
import type { PersonalDataLabels } from './personalDataLabels';

export type FeaturePage = {
  /** The file is named after the route: `wishlist` is drawn by `WishlistPage.tsx` in the feature's folder. */
  readonly load: () => Promise<PageModule>;
  /** Texts that this page shows, where they are not those of its feature. */
  readonly messages?: readonly MessagePart[];
  /** The page itself loads what another query of its address needs: it stays while it loads and when that fails. */
  readonly staysOnQueryChange?: boolean;
};

/**
 * `main`: header, menu and footer; `menu`: the menu of narrow screens alone; `footer`: the footer alone; `about`: its list of pages about the site; `visitor`: the ways to an account;
 * `account`: under the viewer's name; `workspace`: tabs of the signed-in pages.
 */
export type NavigationPlace = 'main' | 'menu' | 'footer' | 'about' | 'visitor' | 'account' | 'workspace';

export type NavigationLink = {
  readonly in: readonly NavigationPlace[];
  readonly route: StaticRouteId;
  /** Written here and not in messages.*.ts: pages that load no text of the feature draw it too. */
  readonly label: Readonly<Record<Locale, string>>;
  readonly icon: IconName;
  /** Lower comes first, across all features. */
  readonly order: number;
};

export type Feature<Page extends RouteId = never, Action extends PendingActionKind = never> = {
  /** Below `client/`. The pages are files of this folder. */
  readonly folder: string;
  readonly pages: Readonly<Record<Page, FeaturePage>>;
  /** Texts that the pages of the feature show, besides those that are always loaded (client/app/messages/shared.*.ts). */
  readonly messages?: readonly MessagePart[];
  readonly links?: readonly NavigationLink[];
  /** What the list of everything that deletion of the account removes calls the data of the feature's domain, by part. */
  readonly personalData?: PersonalDataLabels;
  /** What a visitor begins and finishes once signed in, by kind; fetched when there is something to finish. */
  readonly pendingActions?: Readonly<Record<Action, () => Promise<PendingActionHandler>>>;
};

/** Infers which routes and pending actions the feature brings, so that the compiler can tell what is missing. */
export const defineFeature = <Page extends RouteId = never, Action extends PendingActionKind = never>(
  feature: Feature<Page, Action>,
): Feature<Page, Action> => feature;
