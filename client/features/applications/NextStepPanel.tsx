import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { Panel } from '../../kernel/mui/Panel';
import type { NextStepPanel_ApplicationFragment } from './NextStepPanel.gql';
import { nextStepOf } from './nextStep';
import { CHECKLIST_ID } from './visa/Checklist';
import styles from './applications.module.css';

/** What the operator publishes as the usual time until an answer. */
const ANSWER_WITHIN_DAYS = 15;

type Props = { readonly application: NextStepPanel_ApplicationFragment };

/** What to do now, in one sentence, and the way there. */
export function NextStepPanel(masked: MaskedProps<Props>) {
  const { id, status, visaChecklist, advisor } = (masked as Props).application;
  const t = useText();
  const localized = useLocalized();
  const { document, leadsTo } = nextStepOf(status, visaChecklist.items);
  const open = visaChecklist.items.find(({ code }) => code === document);
  return (
    <Panel title={t('applications.next')} tone="accent" className={styles.next}>
      <p>{t(`applications.next.${status}`, { days: ANSWER_WITHIN_DAYS })}</p>
      {open ? <p>{t('applications.nextDocument', { document: localized(open.text) })}</p> : null}
      {leadsTo === 'CHECKLIST' ? (
        <p>
          <LinkButton to={`/profile/applications/${id}#${CHECKLIST_ID}`}>{t('applications.toChecklist')}</LinkButton>
        </p>
      ) : null}
      {leadsTo === 'SEARCH' ? (
        <p>
          <LinkButton to="/search-program" variant="secondary">
            {t('applications.browse.all')}
          </LinkButton>
        </p>
      ) : null}
      {advisor ? <p className={styles.quiet}>{t('applications.advisor', { name: advisor.fullName })}</p> : null}
    </Panel>
  );
}
