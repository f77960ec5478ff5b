import { useCallback } from 'react';
import { useAppPath } from '../i18n/useLocale';
import { useSite } from '../page/site';

/** The absolute URL of a path, with origin and language, for structured data. */
export function useSiteAddress(): (path: string) => string {
  const { publicUrl } = useSite();
  const appPath = useAppPath();
  return useCallback((path: string) => publicUrl + appPath(path), [publicUrl, appPath]);
}
