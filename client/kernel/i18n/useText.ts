/** `t('home.title', { count })`: a text of the current language by its type-checked id. */
import { useIntl } from 'react-intl';
import { memoizedFormatMessage } from './memoizedFormatMessage';
import type { Translate } from './translate';

export type { MessageId, MessageValues, Translate } from './translate';

/** The same function for the life of a language. */
export const useText = (): Translate => memoizedFormatMessage(useIntl());
