/** Renders a component as on the site: in a language, at an address, with mocked operations. */
import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { freshnessLink } from '../kernel/graphql/freshnessLink';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Operator } from '../../schema/site/operator';
import type { PageViewer } from '../../schema/site/renderContract';
import { DEFAULT_LOCALE, toPath, type Locale } from '../../schema/site/locales';
import { createCache } from '../kernel/graphql/cache';
import { LocaleProvider } from '../kernel/i18n/LocaleProvider';
import { NowProvider } from '../kernel/page/now';
import { setSiteRouter } from '../kernel/page/siteRouter';
import { SiteProvider } from '../kernel/page/site';
import { ViewerProvider } from '../kernel/viewer/viewer';
import { catalogueOf } from './messages';
import { TEST_SITE, UNKNOWN_OPERATOR } from './site';

type Options = {
  readonly locale?: Locale;
  /** Address without a language prefix. */
  readonly path?: string;
  /** Pattern of the address, when the component reads parameters: `/schools/:slug`. */
  readonly route?: string;
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly now?: Date;
  /** What the operator has set; by default nothing. */
  readonly operator?: Partial<Operator>;
  /** Who is signed in; by default nobody. */
  readonly viewer?: PageViewer | null;
};

export const TEST_NOW = new Date('2026-11-21T03:00:00Z');

export function renderWithProviders(
  element: ReactElement,
  {
    locale = DEFAULT_LOCALE,
    path = '/',
    route,
    mocks = [],
    now = TEST_NOW,
    operator = {},
    viewer = null,
  }: Options = {},
) {
  const pattern = route === undefined ? '*' : toPath(locale, route);
  const router = createMemoryRouter([{ path: pattern, element }], { initialEntries: [toPath(locale, path)] });
  setSiteRouter(router);
  const view = render(
    <MockedProvider link={ApolloLink.from([freshnessLink(), new MockLink([...mocks])])} cache={createCache()}>
      <SiteProvider value={{ ...TEST_SITE, operator: { ...UNKNOWN_OPERATOR, ...operator } }}>
        <NowProvider value={now}>
          <LocaleProvider locale={locale} messages={catalogueOf(locale)}>
            <ViewerProvider value={viewer}>
              <RouterProvider router={router} />
            </ViewerProvider>
          </LocaleProvider>
        </NowProvider>
      </SiteProvider>
    </MockedProvider>,
  );
  return { ...view, router };
}
