import type { MessageId } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';

/** What the header leads to; the footer and the menu too. */
export const mainLinks: readonly { readonly to: string; readonly label: MessageId; readonly icon: IconName }[] = [
  { to: '/search-institution', label: 'kind.INSTITUTION', icon: 'building' },
  { to: '/search-program', label: 'kind.PROGRAM', icon: 'graduationCap' },
  { to: '/search-scholarship', label: 'kind.SCHOLARSHIP', icon: 'coin' },
];

/** What the footer leads to besides. */
export const moreLinks: readonly { readonly to: string; readonly label: MessageId }[] = [
  { to: '/compare', label: 'layout.compare' },
  { to: '/wishlist', label: 'layout.wishlist' },
];
