/** Which page draws which route, collected from the features; each page is a chunk of its own. */
import type { RouteId } from '../../schema/site/routes';
import type { Feature, FeaturePage } from '../kernel/feature/defineFeature';
import type { MessagePart } from '../kernel/i18n/messagePart';
import { lazyModule, type LazyModule } from '../kernel/lazy/lazyModule';
import type { PageModule } from '../kernel/page/preload';
import { features } from './features';
import { sharedMessages } from './messages/sharedMessages';
import { pageFile } from '../kernel/page/pageFile';

type SitePage = {
  readonly module: LazyModule<PageModule>;
  /** Below `client/`, as the manifest of the build names its files. */
  readonly file: string;
  readonly messages: readonly MessagePart[];
  readonly staysOnQueryChange: boolean;
};

export const pagesOf = ({ folder, pages, messages = [] }: Feature): [string, SitePage][] =>
  Object.entries<FeaturePage>(pages).map(([id, page]) => [
    id,
    {
      module: lazyModule(page.load),
      file: `${folder}/${pageFile(id)}`,
      messages: page.messages ?? messages,
      staysOnQueryChange: page.staysOnQueryChange ?? false,
    },
  ]);

type KeysOf<T> = T extends unknown ? keyof T : never;
type PageId = KeysOf<(typeof features)[number]['pages']>;

/** A route of the table without a page does not compile. */
export const pageOf: Record<RouteId, SitePage> = Object.fromEntries(features.flatMap(pagesOf)) as Record<
  PageId,
  SitePage
>;

/** The texts of a page. Null stands for addresses that have no route. */
export const partsOf = (routeId: RouteId | null): readonly MessagePart[] =>
  routeId ? [sharedMessages, ...pageOf[routeId].messages] : [sharedMessages];
