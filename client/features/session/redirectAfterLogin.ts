/** A full load: the server draws the page for whoever is there now, and no cache of another person survives. */
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { takeAddressAfterLogin } from '../../kernel/session/pendingLogin';
import { writeLatestViewer } from '../../kernel/viewer/latestViewer';

type SignedIn = {
  readonly url: Parameters<typeof takeAddressAfterLogin>[0]['url'];
  readonly viewer: { readonly id: string; readonly isProfileComplete: boolean };
};

export function redirectAfterLogin({ url, viewer: { id, isProfileComplete } }: SignedIn): void {
  writeLatestViewer(id);
  hardNavigate.to(takeAddressAfterLogin({ url, isProfileComplete }));
}
