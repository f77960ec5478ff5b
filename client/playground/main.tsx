/** GraphiQL, served by ourselves: nothing is fetched from elsewhere. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { sampleTabs } from './samples';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

/** `?query=` and `?variables=` of the address open as a tab of their own. */
function askedTab(): readonly { query: string; variables?: string }[] {
  const address = new URLSearchParams(window.location.search);
  const query = address.get('query');
  const variables = address.get('variables');
  return query ? [{ query, ...(variables ? { variables } : {}) }] : [];
}

const root = document.getElementById('playground');
if (!root) throw new Error('The document has no place for the playground');
createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={[...askedTab(), ...sampleTabs]} />);
