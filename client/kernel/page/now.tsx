/** The current time: in the first render the server's, equal in both renders; later renewed, so that "days left" is right the next morning, too. */
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext<Date | null>(null);

const HOUR_MS = 3_600_000;
/** A short look at another tab changes nothing. */
const MINUTE_MS = 60_000;

type Props = {
  /** The server's time when it rendered the page. */
  readonly value: Date;
  readonly children: ReactNode;
};

export function NowProvider({ value, children }: Props) {
  const [now, setNow] = useState(value);
  useEffect(() => {
    // The clock of a device may be wrong, but it says how long ago the page came.
    const cameAt = Date.now();
    let renewedAt = cameAt;
    const renew = () => {
      const present = Date.now();
      if (document.hidden || present - renewedAt < MINUTE_MS) return;
      renewedAt = present;
      setNow(new Date(value.getTime() + present - cameAt));
    };
    const timer = setInterval(renew, HOUR_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [value]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  const now = use(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
