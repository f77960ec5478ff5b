/** Around every widget of the library: our theme, and style tags that carry the page's nonce, as its content policy asks. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** In front of our own sheet, which therefore wins. */
const cache = createCache({ key: 'widget', prepend: true, ...(nonce ? { nonce } : {}) });

export const WidgetFrame = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
