import type { ApplicationType } from '../../../generated/types';
import { useText } from '../../../kernel/i18n/useText';
import { Button, LinkButton } from '../../../kernel/mui/Button';
import { focusPanelWhenGone } from '../../../kernel/mui/focusPanelWhenGone';
import { Panel } from '../../../kernel/mui/Panel';
import { focusPageHeading } from '../../../kernel/ui/focusPageHeading';
import { VisuallyHidden } from '../../../kernel/ui/VisuallyHidden';
import { applyAddress } from './applyUrl';
import type { Draft } from './drafts';
import { dropDraft, useDrafts } from './draftStore';
import shared from '../applications.module.css';
import styles from '../list.module.css';

type Props = { readonly owner: string; /** Null: of every type. */ readonly type: ApplicationType | null };

/** What was begun on this device and not sent. The server knows nothing of it: it comes after hydration. */
export function DraftList({ owner, type }: Props) {
  const t = useText();
  const shown = useDrafts(owner).filter(draft => type === null || draft.type === type);
  if (shown.length === 0) return null;

  const discard = (draft: Draft) => {
    if (shown.length === 1) focusPageHeading();
    dropDraft(owner, draft);
  };
  return (
    <Panel title={t('applications.drafts')} lead={t('applications.draftsLead')}>
      <ul className={styles.drafts}>
        {shown.map(draft => (
          <li key={`${draft.type} ${draft.itemId}`} className={styles.draft}>
            <span className={shared.strong}>{draft.title}</span>
            <span className={shared.actions}>
              <Button ref={focusPanelWhenGone} variant="quiet" size="small" onClick={() => discard(draft)}>
                {t('applications.discardDraft')}
                <VisuallyHidden>: {draft.title}</VisuallyHidden>
              </Button>
              <LinkButton to={applyAddress(draft)} variant="secondary" size="small">
                {t('applications.continueDraft')}
                <VisuallyHidden>: {draft.title}</VisuallyHidden>
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
