/** Draws a component as a page of the workspace would: with its controls and the site's MUI theme. */
import createCache from '@emotion/cache';
import type { ReactElement } from 'react';
import { MuiProvider } from '../kernel/mui/MuiProvider';
import { RequestStyleCache } from '../kernel/mui/styleCache';
import { renderWithProviders } from './renderWithProviders';

/** Its rules stand outside of the document: jsdom asks all of them for every element that a query by role looks at. */
const styleCache = createCache({ key: 'mui', container: document.createElement('div') });

export const renderInWorkspace = (element: ReactElement, options?: Parameters<typeof renderWithProviders>[1]) =>
  renderWithProviders(
    <RequestStyleCache value={styleCache}>
      <MuiProvider>{element}</MuiProvider>
    </RequestStyleCache>,
    options,
  );
