import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { useLocalized } from '../../../kernel/i18n/useLocale';
import { Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import { ProgressBar } from '../../../kernel/mui/ProgressBar';
import { ExternalDrawing } from '../../../kernel/ui/ExternalDrawing';
import { VisuallyHidden } from '../../../kernel/ui/VisuallyHidden';
import { ChecklistItem } from './ChecklistItem';
import type { Checklist_ChecklistFragment } from './Checklist.gql';
import { checklistGroups, progressOf } from './checklistGroups';
import { PaperSources } from './PaperSources';
import { useChecklist } from './useChecklist';
import styles from './visa.module.css';

export const CHECKLIST_ID = 'checklist';

type Props = { readonly applicationId: string; readonly checklist: Checklist_ChecklistFragment };

/** The documents for the visa: in one list, so that a document that moves to another part keeps the focus. */
export function Checklist(masked: MaskedProps<Props>) {
  const { applicationId, checklist } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  const { visaName, officialUrl, canChange } = checklist;
  const { items, refused, change } = useChecklist(applicationId, checklist);
  const { done, total } = progressOf(items);
  return (
    <Panel id={CHECKLIST_ID} title={t('visa.title', { visa: localized(visaName) })} lead={t('visa.lead')}>
      <div className={styles.progress}>
        <p role="status" className={styles.count}>
          {t('visa.progress', { done, total })}
        </p>
        <ProgressBar label={t('visa.progressLabel')} value={done} max={Math.max(total, 1)} />
      </div>
      {canChange ? null : <Notice>{t('visa.notYet')}</Notice>}
      <ul className={styles.items}>
        {checklistGroups(items).flatMap(({ group, items: own }) => [
          <li key={group} className={styles.group}>
            <h3>{t(`visa.group.${group}`, { count: own.length })}</h3>
          </li>,
          ...own.map(item => (
            <li key={item.code} className={styles.item}>
              <ChecklistItem
                item={item}
                state={item.state}
                canChange={canChange}
                refused={refused[item.code]}
                onChange={state => change(item.code, state)}
              />
            </li>
          )),
        ])}
      </ul>
      <PaperSources items={items} />
      <p className={styles.note}>{t('visa.notAdvice')}</p>
      <a href={officialUrl} rel="noreferrer" className={styles.official}>
        {t('visa.official')}
        <ExternalDrawing />
        <VisuallyHidden>({t('facts.opensElsewhere')})</VisuallyHidden>
      </a>
    </Panel>
  );
}
