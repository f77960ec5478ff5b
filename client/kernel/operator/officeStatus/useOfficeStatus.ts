import { useEffect, useState } from 'react';
import { officeStatusAt, type OfficeStatus } from '../../../../schema/site/officeStatus';
import { useNow } from '../../page/now';

/** Whether somebody is in, renewed at the minute when that changes. */
export function useOfficeStatus(): OfficeStatus {
  const now = useNow();
  const [passed, setPassed] = useState<Date | null>(null);
  const instant = passed && passed > now ? passed : now;
  const status = officeStatusAt(instant);
  const changesAt = status.changesAt.getTime();
  const startedAt = instant.getTime();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(new Date(changesAt)), changesAt - startedAt);
    return () => clearTimeout(timer);
  }, [changesAt, startedAt]);
  return status;
}
