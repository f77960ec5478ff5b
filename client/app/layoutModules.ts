/** Layouts that only some pages have are chunks of their own: what no public page loads with its frame. */
import type { ComponentType } from 'react';
import { lazyModule, type LazyModule } from '../kernel/lazy/lazyModule';
import { routes, type RouteDefinition, type RouteId } from '../../schema/site/routes';

export type Layout = RouteDefinition['layout'];
export type LayoutModule = { readonly Layout: ComponentType };

type LazyLayout = {
  readonly module: LazyModule<LayoutModule>;
  /** Below `client/`, as the manifest of the build names it. */
  readonly file: string;
};

export const lazyLayouts: Readonly<Partial<Record<Layout, LazyLayout>>> = {
  none: { module: lazyModule(() => import('./layouts/BareLayout')), file: 'app/layouts/BareLayout.tsx' },
  workspace: {
    module: lazyModule(() => import('./layouts/workspace/WorkspaceLayout')),
    file: 'app/layouts/workspace/WorkspaceLayout.tsx',
  },
};

/** Addresses without a route of their own are shown in the frame of every page. */
export const layoutOf = (id: RouteId | null | undefined): Layout =>
  routes.find(route => route.id === id)?.layout ?? 'default';
