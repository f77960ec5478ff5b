import type { MouseEvent } from 'react';
import { useLoginPrompt } from '../../../kernel/feedback/loginPrompt';
import { useAppPath } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { opensHere } from '../../../kernel/ui/AppLink';
import { LinkButton } from '../../../kernel/ui/Button';
import { useViewer } from '../../../kernel/viewer/viewer';
import { applyAddress, type Subject } from './applyUrl';

/** On the page of a program or an institution. A visitor is asked to log in and led on afterwards; without scripts the guard of the page does so. */
export function ApplyLink(subject: Subject) {
  const t = useText();
  const appPath = useAppPath();
  const isVisitor = useViewer() === null;
  const promptLogin = useLoginPrompt();
  const address = applyAddress(subject);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isVisitor || !opensHere(event)) return;
    event.preventDefault();
    promptLogin({ page: appPath(address) });
  };
  return (
    // An institution has programs to choose from first: there it is the second way.
    <LinkButton to={address} variant={subject.type === 'PROGRAM' ? 'primary' : 'secondary'} onClick={ask}>
      {t('cards.apply')}
    </LinkButton>
  );
}
