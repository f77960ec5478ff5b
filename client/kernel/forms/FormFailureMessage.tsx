import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText, type MessageId } from '../i18n/useText';
import { Icon } from '../ui/Icon';
import { errorMessageFor, type ErrorMessages } from './errorMessages';
import styles from './forms.module.css';
import type { FormFailure } from './useZodForm';

const messageOf = {
  NETWORK: 'forms.network',
  UNAVAILABLE: 'forms.unavailable',
  // The dialog of the expired session stands above it; what was typed is still here.
  UNAUTHENTICATED: 'forms.signedOut',
  FAILED: 'forms.failed',
} as const satisfies Record<string, MessageId>;

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;
/** From here on nobody counts minutes. */
const LONG_WAIT = 5400;

type Props = { readonly failure: FormFailure | null; readonly errorMessages: ErrorMessages };

/** Why nothing was done. The region stands in the page before it has words, so that screen readers hear them come. */
export function FormFailureMessage({ failure, errorMessages }: Props) {
  const t = useText();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom, and browsers of long ago, have no such method.
    if (failure) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  const titles = { REFUSED: errorMessages.title, FAILED: errorMessages.failed, NETWORK: errorMessages.network };
  const title = failure && failure.kind in titles ? titles[failure.kind as keyof typeof titles] : undefined;
  const text = () => {
    if (!failure) return null;
    if (failure.kind === 'REFUSED') return t(errorMessageFor(errorMessages, failure.code, null));
    if (failure.kind === 'RATE_LIMITED') return <RetryTime key={failure.retryAfter} retryAfter={failure.retryAfter} />;
    return t(messageOf[failure.kind]);
  };
  return (
    <div role="alert" ref={region}>
      {failure ? (
        <p className={styles.failure}>
          <Icon name="warning" />
          <span>
            {title === undefined ? null : <strong className={styles.failureTitle}>{t(title)}</strong>}
            {text()}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** When to come back: by the clock of the device and in minutes or hours. */
function RetryTime({ retryAfter }: { readonly retryAfter: number | null }) {
  const t = useText();
  const { formatTime } = useIntl();
  const [at] = useState(() => Date.now() + (retryAfter ?? 0) * 1000);
  if (retryAfter === null) return t('forms.rateLimited');
  const time = formatTime(at, {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isLong = retryAfter > LONG_WAIT;
  return t(isLong ? 'forms.rateLimitedHours' : 'forms.rateLimitedMinutes', {
    time,
    count: Math.ceil(retryAfter / (isLong ? SECONDS_AN_HOUR : SECONDS_A_MINUTE)),
  });
}
