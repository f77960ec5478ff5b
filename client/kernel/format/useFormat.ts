import { type IntlShape, useIntl } from 'react-intl';
import { createFormat } from './createFormat';

const known = new WeakMap<IntlShape, ReturnType<typeof createFormat>>();

/** The formatters of `createFormat.ts` in the language of the page; one set a language, whoever asks. */
export function useFormat() {
  const intl = useIntl();
  const format = known.get(intl) ?? createFormat(intl);
  known.set(intl, format);
  return format;
}
