import { useCallback } from 'react';
import { useAppPath } from '../i18n/useLocale';
import { useSite } from '../page/site';

/** The whole address, with origin and language, of a path of ours: structured data needs it. */
export function useSiteAddress(): (path: string) => string {
  const { publicUrl } = useSite();
  const appPath = useAppPath();
  return useCallback((path: string) => publicUrl + appPath(path), [publicUrl, appPath]);
}
