/**
 * The component library in our own clothes: every value is a token, so that the scheme changes without it being drawn again.
 * Loaded with the widgets that need it, never with a page (docs/decisions/0004).
 */
import { createTheme } from '@mui/material/styles';

const tokenColor = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

export const theme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'widget' },
  palette: {
    primary: tokenColor('var(--color-accent)', 'var(--color-on-accent)'),
    secondary: tokenColor('var(--color-sun)', 'var(--color-ink)'),
    error: tokenColor('var(--color-bad)', 'var(--color-surface)'),
    text: { primary: 'var(--color-ink)', secondary: 'var(--color-muted)' },
    background: { default: 'var(--color-ground)', paper: 'var(--color-surface)' },
    divider: 'var(--color-line)',
  },
  typography: { fontFamily: 'var(--font-body)', fontWeightMedium: 600, fontWeightBold: 600 },
  shape: { borderRadius: 12 },
  components: {
    MuiSlider: {
      styleOverrides: {
        root: { padding: 0, height: 4, display: 'block', '@media (pointer: coarse)': { padding: 0 } },
        rail: { opacity: 1, backgroundColor: 'var(--color-line)' },
        track: { border: 0 },
        thumb: {
          width: 24,
          height: 24,
          border: '3px solid var(--color-surface)',
          boxShadow: '0 0 0 2px var(--color-accent)',
          transition: 'none',
          '&::before': { boxShadow: 'none' },
          // A finger needs more room than the eye.
          '&::after': { width: 44, height: 44 },
          '&:hover': { boxShadow: '0 0 0 2px var(--color-accent), 0 0 0 8px var(--color-accent-soft)' },
          '&.Mui-active': { boxShadow: '0 0 0 2px var(--color-accent), 0 0 0 8px var(--color-accent-soft)' },
          '&.Mui-focusVisible': {
            boxShadow: '0 0 0 2px var(--color-accent)',
            outline: '3px solid var(--color-focus)',
            outlineOffset: 4,
          },
        },
        valueLabel: {
          padding: '2px 8px',
          borderRadius: 8,
          backgroundColor: 'var(--color-ink)',
          color: 'var(--color-surface)',
          fontSize: 'var(--text-xs)',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        },
      },
    },
  },
});
