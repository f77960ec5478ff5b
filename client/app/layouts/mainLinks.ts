import type { MessageId } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';

/** What the header and the footer lead to. */
export const mainLinks: readonly { readonly to: string; readonly label: MessageId; readonly icon: IconName }[] = [
  { to: '/search-institution', label: 'kind.INSTITUTION', icon: 'building' },
  { to: '/search-program', label: 'kind.PROGRAM', icon: 'graduationCap' },
  { to: '/search-scholarship', label: 'kind.SCHOLARSHIP', icon: 'coin' },
];
