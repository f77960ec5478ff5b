/** What is pressed and filled in: buttons, inputs, boxes to tick, chips. */
import type { ThemeOptions } from '@mui/material/styles';

export const controls: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: 'var(--space-2)',
        minWidth: 0,
        minHeight: 'var(--target)',
        padding: 'var(--space-2) var(--space-5)',
        border: '1px solid transparent',
        borderRadius: 'var(--radius-full)',
        fontSize: 'inherit',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 1.3,
        letterSpacing: 'inherit',
        textAlign: 'center',
        textTransform: 'none',
        transition: 'background-color var(--motion-fast), border-color var(--motion-fast)',
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.7 },
        // What is to be pressed is of no use on paper, a link no more than a button.
        '@media print': { display: 'none' },
      },
      sizeSmall: { minHeight: '2.25rem', padding: 'var(--space-1) var(--space-4)', fontSize: 'var(--text-sm)' },
      contained: { '&:hover': { color: 'var(--color-on-accent)' } },
      outlined: {
        borderColor: 'var(--color-line-strong)',
        backgroundColor: 'var(--color-surface)',
        color: 'var(--color-ink)',
        '&:hover': {
          borderColor: 'var(--color-accent)',
          backgroundColor: 'var(--color-surface)',
          color: 'var(--color-accent)',
        },
        '&.MuiButton-colorError, &.MuiButton-colorError:hover': {
          borderColor: 'var(--color-bad)',
          color: 'var(--color-bad)',
        },
        '&.MuiButton-colorError:hover': { backgroundColor: 'var(--color-bad-soft)' },
      },
      text: {
        '&, &.MuiButton-sizeSmall': { paddingInline: 'var(--space-3)' },
        '&:hover': { backgroundColor: 'var(--color-accent-soft)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--target)',
        height: 'var(--target)',
        padding: 0,
        color: 'var(--color-ink)',
        fontSize: '1.25rem',
        '&:hover': { backgroundColor: 'var(--color-sunken)' },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { color: 'inherit', font: 'inherit', letterSpacing: 'inherit' },
      input: { height: 'auto', boxSizing: 'border-box' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true, notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--target)',
        borderRadius: 'var(--radius-md)',
        backgroundColor: 'var(--color-surface)',
        lineHeight: 'inherit',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--color-accent)' },
        // The ring stands around the whole field, and only there.
        '&.Mui-focused': {
          outline: '3px solid var(--color-focus)',
          outlineOffset: '2px',
          '& .MuiOutlinedInput-notchedOutline': { borderWidth: '1px' },
        },
        '& .MuiOutlinedInput-input:focus-visible': { outline: 'none' },
        '&.Mui-disabled': { backgroundColor: 'var(--color-sunken)' },
      },
      input: {
        minHeight: 'calc(var(--target) - 2px)',
        padding: 'var(--space-2) var(--space-3)',
        '&.MuiInputBase-inputMultiline': { padding: 0 },
      },
      multiline: { padding: 'var(--space-2) var(--space-3)' },
      adornedEnd: { paddingInlineEnd: 0 },
      notchedOutline: { top: 0, borderColor: 'var(--color-line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        '&&&': { paddingInlineEnd: 'var(--space-7)', textOverflow: 'ellipsis' },
        '& option': { backgroundColor: 'var(--color-surface)' },
      },
      icon: { insetInlineEnd: 'var(--space-3)', insetBlockStart: 'calc(50% - 0.5em)', color: 'var(--color-muted)' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBlockEnd: 'var(--space-1)',
        overflow: 'visible',
        color: 'var(--color-ink)',
        font: 'inherit',
        fontSize: 'var(--text-sm)',
        fontWeight: 'var(--weight-medium)',
        letterSpacing: 'inherit',
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--color-ink)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 'var(--space-1) 0 0',
        color: 'var(--color-muted)',
        font: 'inherit',
        fontSize: 'var(--text-xs)',
        letterSpacing: 'inherit',
        '&.Mui-error': { color: 'var(--color-bad)', fontSize: 'var(--text-sm)' },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 0, borderRadius: 'var(--radius-sm)' } } },
  MuiRadio: { styleOverrides: { root: { padding: 0 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        maxWidth: '100%',
        padding: '0.125rem var(--space-2)',
        backgroundColor: 'var(--color-sunken)',
        color: 'var(--color-muted)',
        fontSize: 'var(--text-xs)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 1.5,
        '& .MuiChip-icon': { margin: '0 var(--space-1) 0 0', fontSize: '1em', color: 'inherit' },
      },
      label: { padding: 0, whiteSpace: 'normal' },
      colorSuccess: { backgroundColor: 'var(--color-good-soft)', color: 'var(--color-good)' },
      colorWarning: { backgroundColor: 'var(--color-warn-soft)', color: 'var(--color-warn)' },
      colorError: { backgroundColor: 'var(--color-bad-soft)', color: 'var(--color-bad)' },
      colorInfo: { backgroundColor: 'var(--color-accent-soft)', color: 'var(--color-accent-strong)' },
      colorSecondary: { backgroundColor: 'var(--color-sun-soft)', color: 'var(--color-sun-strong)' },
      outlined: { border: '1px dashed var(--color-line-strong)', backgroundColor: 'transparent' },
    },
  },
};
