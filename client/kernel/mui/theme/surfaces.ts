/** What lies on the page or above it: papers, dialogs, drawers, menus, messages. */
import type { ThemeOptions } from '@mui/material/styles';

/** Only what floats has a shadow. */
const floating = { border: 0, boxShadow: 'var(--shadow-2)' };

export const surfaces: ThemeOptions['components'] = {
  // An elevation is written into the element's style attribute, which the content policy of the served page refuses.
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 'var(--radius-lg)' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--color-backdrop)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        width: 'min(32rem, calc(100vw - 2 * var(--gutter)))',
        maxHeight: 'calc(100dvh - 2 * var(--space-6))',
        margin: 'var(--gutter)',
        boxShadow: 'var(--shadow-2)',
        '@media (width < 36rem)': {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          width: '100%',
          maxWidth: 'none',
          maxHeight: '92dvh',
          margin: 0,
          '&.MuiPaper-rounded': { borderRadius: 'var(--radius-lg) var(--radius-lg) 0 0' },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 0,
        fontSize: 'var(--text-lg)',
        fontWeight: 'var(--weight-bold)',
        lineHeight: 'var(--leading-tight)',
        letterSpacing: 'var(--tracking-tight)',
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: 'var(--space-5)', overscrollBehavior: 'contain' },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 'var(--space-3)',
        padding: 'var(--space-3) var(--space-5) calc(var(--space-3) + env(safe-area-inset-bottom))',
        borderBlockStart: '1px solid var(--color-line)',
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--radius-md)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 'var(--space-3)',
        minHeight: 'var(--target)',
        font: 'inherit',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--color-accent-soft)',
          color: 'var(--color-accent-strong)',
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        maxWidth: '20rem',
        padding: 'var(--space-1) var(--space-3)',
        borderRadius: 'var(--radius-sm)',
        backgroundColor: 'var(--color-ink)',
        color: 'var(--color-surface)',
        fontSize: 'var(--text-xs)',
        fontWeight: 400,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 'var(--space-3)',
        padding: 'var(--space-3) var(--space-4)',
        border: 0,
        borderRadius: 'var(--radius-md)',
        backgroundColor: 'var(--color-sunken)',
        color: 'var(--color-ink)',
        font: 'inherit',
        fontSize: 'var(--text-sm)',
        letterSpacing: 'inherit',
      },
      icon: { margin: 0, padding: '0.1em 0', color: 'inherit', fontSize: '1.25rem', opacity: 1 },
      message: { flex: 1, minWidth: 0, padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      action: { margin: 0, padding: 0, alignItems: 'center' },
    },
    variants: [
      {
        props: { severity: 'error' },
        style: { backgroundColor: 'var(--color-bad-soft)', color: 'var(--color-bad)' },
      },
      { props: { severity: 'warning' }, style: { backgroundColor: 'var(--color-warn-soft)' } },
      { props: { severity: 'success' }, style: { backgroundColor: 'var(--color-good-soft)' } },
    ],
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        border: 0,
        borderBlockEnd: '1px solid var(--color-line)',
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      },
      heading: { font: 'inherit', letterSpacing: 'inherit' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 'var(--target)', padding: 0, fontWeight: 'var(--weight-medium)' },
      content: { margin: 'var(--space-2) 0' },
      expandIconWrapper: { color: 'var(--color-muted)', fontSize: '1.25rem' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 var(--space-4)' } } },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: 'var(--chart-track)' }, rounded: { borderRadius: 'var(--radius-sm)' } },
  },
};
