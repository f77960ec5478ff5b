import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useAppPath } from '../i18n/useLocale';
import { addressOf, siteRouter } from '../page/siteRouter';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Address without a language prefix, with its query. */
  readonly to: string;
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
};

/** Whether the click opens the link here: other buttons, held keys and other windows belong to the browser. */
export const opensHere = ({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  !defaultPrevented &&
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self') &&
  !currentTarget.hasAttribute('download');

/**
 * A link inside the site, in the language of the page. The router's own link resolves relative addresses, which costs a dozen hooks each; a page of results has
 * a hundred links, and ours are absolute.
 */
export function AppLink({ to, replace, preventScrollReset = false, onClick, children, ...rest }: Props) {
  const address = useAppPath()(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const router = siteRouter();
    if (!router || !opensHere(event)) return;
    event.preventDefault();
    // Like a browser: the address that is shown already does not become a second entry.
    void router.navigate(address, {
      replace: replace ?? addressOf(router.state.location) === address,
      preventScrollReset,
    });
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
