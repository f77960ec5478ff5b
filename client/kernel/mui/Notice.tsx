import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { Icon, type IconName } from '../ui/Icon';
import { Button } from './Button';

const LOOKS = {
  info: { severity: 'info', icon: 'info' },
  good: { severity: 'success', icon: 'check' },
  warn: { severity: 'warning', icon: 'warning' },
  bad: { severity: 'error', icon: 'warning' },
} as const satisfies Record<string, { severity: string; icon: IconName }>;

type NoticeProps = {
  readonly tone?: keyof typeof LOOKS;
  readonly action?: ReactNode;
  /** `alert` only for what has just happened: it interrupts. */
  readonly role?: 'alert' | 'status' | 'note';
  readonly children: ReactNode;
};

/** Words that explain or warn, inside the page. */
export const Notice = ({ tone = 'info', action, role = 'note', children }: NoticeProps) => (
  <Alert
    severity={LOOKS[tone].severity}
    icon={<Icon name={LOOKS[tone].icon} />}
    role={role}
    {...(action ? { action } : {})}
  >
    {children}
  </Alert>
);

type ErrorNoticeProps = {
  /** What failed, and what is safe. */
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
};

/** Something could not be loaded; the way to try again stands beside it. */
export function ErrorNotice({ text, onRetry, isRetrying = false }: ErrorNoticeProps) {
  const t = useText();
  const retry = onRetry ? (
    <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
      {t(isRetrying ? 'common.retrying' : 'common.retry')}
    </Button>
  ) : null;
  return (
    <Notice tone="bad" role="alert" action={retry}>
      {text ?? t('common.loadFailed')}
    </Notice>
  );
}
