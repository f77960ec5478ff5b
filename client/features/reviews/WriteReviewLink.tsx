import type { MouseEvent, ReactNode } from 'react';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { opensHere } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { useViewer } from '../../kernel/viewer/viewer';
import { writingAddress, type Wanted } from './reviewsUrl';

type Props = Wanted & { readonly children: ReactNode };

/** A visitor is asked to log in and led on afterwards; without scripts the guard of the page does so. */
export function WriteReviewLink({ institution, children }: Props) {
  const appPath = useAppPath();
  const isVisitor = useViewer() === null;
  const promptLogin = useLoginPrompt();
  const address = writingAddress({ institution });
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isVisitor || !opensHere(event)) return;
    event.preventDefault();
    promptLogin({ page: appPath(address) });
  };
  return (
    <LinkButton to={address} size="small" variant="secondary" onClick={ask}>
      {children}
    </LinkButton>
  );
}
