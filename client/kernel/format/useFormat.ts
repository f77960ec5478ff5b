import { type IntlShape, useIntl } from 'react-intl';
import { createFormat } from './createFormat';

const known = new WeakMap<IntlShape, ReturnType<typeof createFormat>>();

/** The formatters of `createFormat.ts` in the language of the page; created once for each language. */
export function useFormat() {
  const intl = useIntl();
  const format = known.get(intl) ?? createFormat(intl);
  known.set(intl, format);
  return format;
}
