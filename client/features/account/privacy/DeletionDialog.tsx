/** The last step before an account is gone: what goes, that it cannot come back, and the password. Loaded when it is opened. */
import { usePersonalDataLabels } from '../../../kernel/feature/personalDataLabels';
import { storeFlashMessage } from '../../../kernel/feedback/flashMessage';
import { Form } from '../../../kernel/forms/Form';
import { PasswordInput } from '../../../kernel/forms/PasswordInput';
import { useZodForm } from '../../../kernel/forms/useZodForm';
import { useFormat } from '../../../kernel/format/useFormat';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { useAppPath, useLocalized } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { Dialog } from '../../../kernel/mui/Dialog';
import { Loading } from '../../../kernel/mui/Loading';
import { ErrorNotice, Notice } from '../../../kernel/mui/Notice';
import { hardNavigate } from '../../../kernel/page/hardNavigate';
import { endOfSession } from '../../../kernel/session/endOfSession';
import { accountErrors } from '../accountErrors';
import { useDeleteAccountMutation } from '../DeleteAccount.gql';
import { useMyDeletionPreviewQuery } from '../MyDeletionPreview.gql';
import styles from '../account.module.css';
import { partLabels } from './partLabels';

function WhatGoes() {
  const t = useText();
  const format = useFormat();
  const localize = useLocalized();
  const labelsOfFeatures = usePersonalDataLabels();
  const labelOf = (part: string): string => {
    const [own, ofFeature] = [partLabels[part], labelsOfFeatures[part]];
    if (own) return t(own);
    return ofFeature ? localize(ofFeature) : t('privacy.part.other', { part });
  };
  const { data, ...asked } = useMyDeletionPreviewQuery({ fetchPolicy: 'network-only' });
  const { error, ...again } = useRetry(asked);
  if (error) return <ErrorNotice {...again} />;
  if (!data) return <Loading shape="rows" count={4} />;
  return (
    <ul className={styles.parts}>
      {data.myDeletionPreview
        .filter(({ count }) => count > 0)
        .map(({ part, count }) => (
          <li key={part}>
            <span>{labelOf(part)}</span>
            <span className={styles.count}>{format.number(count)}</span>
          </li>
        ))}
    </ul>
  );
}

export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const appPath = useAppPath();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useZodForm<{ readonly password: string }, { readonly password: string }>({
    rule: lazyModule(async () => (await import('./deletionRule')).deletionRule),
    defaults: { password: '' },
    errorMessages: accountErrors,
    send: async input => {
      const { data } = await deleteAccount({ variables: { input } });
      const errors = data?.deleteAccount.errors ?? [];
      if (errors.length > 0) return errors;
      // In full: nothing of the person may stay in this tab.
      await endOfSession('ACCOUNT_DELETED');
      storeFlashMessage({ kind: 'success', text: t('privacy.deleted'), close: t('common.close') });
      hardNavigate.to(appPath('/'));
      return 'LEAVING';
    },
  });

  return (
    <Dialog onClose={onClose} title={t('privacy.deletionTitle')}>
      <div className={styles.stack}>
        <h3 className={styles.itemTitle}>{t('privacy.deletionGoes')}</h3>
        <WhatGoes />
        <Notice tone="bad">{t('privacy.deletionForever')}</Notice>
        {/* Shown to everybody: nothing of the account says here who has applied. */}
        <p className={styles.quiet}>{t('privacy.deletionSchools')}</p>
        <p className={styles.quiet}>{t('privacy.deletionExport')}</p>
        <Form form={form} submit={t('privacy.deletionConfirm')} sending={t('privacy.deleting')} isDestructive>
          <PasswordInput
            form={form}
            name="password"
            label={t('privacy.deletionPassword')}
            autoComplete="current-password"
          />
        </Form>
      </div>
    </Dialog>
  );
}
