/** MUI's palette made of the site's tokens: the scheme changes with the custom properties, so nothing is drawn again and nothing flashes. */
import type { PaletteOptions } from '@mui/material/styles';

/** The shades that MUI would mix from a colour are the same colour: hover and press have tokens of their own. */
const color = (main: string, contrastText = 'var(--color-surface)') => ({
  main,
  light: main,
  dark: main,
  contrastText,
});

export const palette: PaletteOptions = {
  primary: { ...color('var(--color-accent)', 'var(--color-on-accent)'), dark: 'var(--color-accent-strong)' },
  secondary: color('var(--color-sun-strong)'),
  info: color('var(--color-accent-strong)', 'var(--color-on-accent)'),
  success: color('var(--color-good)'),
  warning: color('var(--color-warn)'),
  error: color('var(--color-bad)'),
  text: { primary: 'var(--color-ink)', secondary: 'var(--color-muted)', disabled: 'var(--color-muted)' },
  background: { default: 'var(--color-ground)', paper: 'var(--color-surface)' },
  divider: 'var(--color-line)',
  action: {
    active: 'var(--color-ink)',
    hover: 'var(--color-sunken)',
    selected: 'var(--color-accent-soft)',
    disabled: 'var(--color-muted)',
    disabledBackground: 'var(--color-sunken)',
    focus: 'var(--color-accent-soft)',
  },
};
