/** A full load: the server draws the page for whoever is there now, and no cache of another person survives. */
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { takeAddressAfterLogin } from '../../kernel/session/pendingLogin';

export const redirectAfterLogin = (signedIn: Parameters<typeof takeAddressAfterLogin>[0]): void =>
  hardNavigate.to(takeAddressAfterLogin(signedIn));
