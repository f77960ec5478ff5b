import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createFormat } from './createFormat';

/** The formatters of `createFormat.ts` in the language of the page. */
export function useFormat() {
  const intl = useIntl();
  return useMemo(() => createFormat(intl), [intl]);
}
