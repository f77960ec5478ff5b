/** What gives content its order: tabs, steps, tables. */
import type { ThemeOptions } from '@mui/material/styles';

export const structure: ThemeOptions['components'] = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--target)', boxShadow: 'inset 0 -1px var(--color-line)' },
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 'var(--target)',
        padding: 'var(--space-2) var(--space-3)',
        color: 'var(--color-muted)',
        font: 'inherit',
        fontWeight: 'var(--weight-medium)',
        letterSpacing: 'inherit',
        textTransform: 'none',
        '&:hover, &.Mui-selected': { color: 'var(--color-ink)' },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', padding: 0 },
      iconContainer: { paddingRight: 'var(--space-3)' },
      label: {
        color: 'var(--color-muted)',
        font: 'inherit',
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '&.Mui-active, &.Mui-completed': { color: 'var(--color-ink)', fontWeight: 'var(--weight-medium)' },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: {
        marginLeft: 'calc(0.875rem - 1px)',
        color: 'var(--color-line)',
        '&.Mui-active, &.Mui-completed': { color: 'var(--color-accent)' },
      },
      line: { minHeight: '1.25rem', borderWidth: '2px', borderColor: 'currentcolor' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: 'var(--space-2) var(--space-3)',
        borderBlockEnd: '1px solid var(--color-line)',
        color: 'inherit',
        font: 'inherit',
        fontSize: 'var(--text-sm)',
        letterSpacing: 'inherit',
        fontVariantNumeric: 'tabular-nums',
      },
      head: { color: 'var(--color-muted)', fontSize: 'var(--text-xs)', fontWeight: 'var(--weight-medium)' },
      alignRight: { flexDirection: 'row-reverse' },
    },
  },
};
