import type { MessageId } from '../../kernel/i18n/useText';

/** What the header and the footer lead to. */
export const mainLinks: readonly { readonly to: string; readonly label: MessageId }[] = [
  { to: '/search-institution', label: 'kind.INSTITUTION' },
  { to: '/search-program', label: 'kind.PROGRAM' },
  { to: '/search-scholarship', label: 'kind.SCHOLARSHIP' },
];
