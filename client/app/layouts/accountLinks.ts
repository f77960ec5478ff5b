import type { MessageId } from '../../kernel/i18n/useText';
import type { IconName } from '../../kernel/ui/Icon';

/** What somebody signed in finds under their name. */
export const accountLinks: readonly { readonly to: string; readonly label: MessageId; readonly icon: IconName }[] = [
  { to: '/profile', label: 'layout.profile', icon: 'user' },
  { to: '/wishlist', label: 'layout.wishlist', icon: 'heart' },
];

/** The letter that stands for a person: of the given name, which Vietnamese names end with. */
export const initialOf = (fullName: string): string =>
  Array.from(fullName.trim().split(/\s+/).at(-1) ?? '')[0]?.toLocaleUpperCase('vi') ?? '';
