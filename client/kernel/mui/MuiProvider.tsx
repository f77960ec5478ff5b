/** Around every page of the workspace tier: MUI in the site's look, its controls in every form, and styles that the content policy lets through. */
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { ControlsProvider } from '../forms/controls';
import { muiControls } from './muiControls';
import { browserStyleCache, RequestStyleCache } from './styleCache';
import { theme } from './theme/theme';

export function MuiProvider({ children }: { readonly children: ReactNode }) {
  const cache = use(RequestStyleCache) ?? browserStyleCache();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null}>
        <ControlsProvider value={muiControls}>{children}</ControlsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
