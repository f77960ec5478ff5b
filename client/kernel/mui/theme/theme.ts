/**
 * MUI in the site's own look. Every value is a custom property of kernel/ui/tokens.css, so that light, dark and paper come from one place:
 * `nativeColor` lets MUI derive its tints in CSS, where the property is known, and not in JavaScript, where it is not.
 */
import { createTheme, type Shadows } from '@mui/material/styles';
import { controls } from './controls';
import { palette } from './palette';
import { structure } from './structure';
import { surfaces } from './surfaces';

const LEVELS = 24;
const shadows = ['none', ...Array.from({ length: LEVELS }, () => 'var(--shadow-2)')] as Shadows;

export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette,
  shadows,
  shape: { borderRadius: 12 },
  spacing: '0.5rem',
  typography: {
    fontFamily: 'var(--font-body)',
    fontWeightMedium: 600,
    fontWeightBold: 600,
    button: { textTransform: 'none' },
  },
  // Between the header and the notices, which an open dialog must not cover (--layer-header, --layer-progress).
  zIndex: { drawer: 14, modal: 15, snackbar: 16, tooltip: 17 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineColor: 'var(--color-focus)', outlineWidth: 3, outlineOffset: 2 },
  components: { ...controls, ...surfaces, ...structure },
});
