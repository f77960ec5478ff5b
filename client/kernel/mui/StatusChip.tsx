import Chip from '@mui/material/Chip';

const COLORS = {
  neutral: 'default',
  good: 'success',
  warn: 'warning',
  bad: 'error',
  current: 'info',
  new: 'secondary',
} as const;

type Props = { readonly tone?: keyof typeof COLORS; readonly label: string };

/** Where something stands, in one word. */
export const StatusChip = ({ tone = 'neutral', label }: Props) => (
  <Chip component="span" label={label} color={COLORS[tone]} />
);
