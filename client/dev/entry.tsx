/** Draws the page of parts in the language and scheme of its address: `/dev/parts?lang=en&scheme=dark`. */
import '../kernel/ui/tokens.css';
import '../kernel/ui/base.css';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { isLocale, type Locale } from '../../schema/site/locales';
import { createCache } from '../kernel/graphql/cache';
import { LocaleProvider, type MessageCatalogue } from '../kernel/i18n/LocaleProvider';
import { NowProvider } from '../kernel/page/now';
import { setSiteRouter } from '../kernel/page/siteRouter';
import { SiteProvider } from '../kernel/page/site';
import { PartsPage } from './PartsPage';
import { PARTS_NOW } from './samples';

type Texts = Readonly<Record<string, MessageCatalogue>>;

const query = new URLSearchParams(window.location.search);
const asked = query.get('lang') ?? '';
const locale: Locale = isLocale(asked) ? asked : 'vi';
const texts = import.meta.glob<Texts>(['../{app,kernel}/**/messages*.{vi,en}.ts', '../app/messages/*.{vi,en}.ts'], {
  eager: true,
});
const messages: MessageCatalogue = Object.assign({}, ...Object.values(texts).map(each => each[locale] ?? {}));

const operator = {
  name: 'Study Abroad',
  address: 'Hà Nội',
  licence: '12/2026',
  phone: '+84 24 1234 5678',
  zaloUrl: 'https://zalo.me/0',
  email: 'office@example.org',
};
const router = createMemoryRouter([{ path: '*', element: <PartsPage /> }]);
setSiteRouter(router);
const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });

document.documentElement.lang = locale;
document.documentElement.dataset.scheme = query.get('scheme') === 'dark' ? 'dark' : 'light';
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ApolloProvider client={client}>
      <SiteProvider value={{ publicUrl: window.location.origin, operator }}>
        <NowProvider value={PARTS_NOW}>
          <LocaleProvider locale={locale} messages={messages}>
            <RouterProvider router={router} />
          </LocaleProvider>
        </NowProvider>
      </SiteProvider>
    </ApolloProvider>,
  );
