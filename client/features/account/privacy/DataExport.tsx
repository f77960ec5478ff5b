import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { useText } from '../../../kernel/i18n/useText';
import { Button } from '../../../kernel/mui/Button';
import { Panel } from '../../../kernel/mui/Panel';
import { MyDataExportDocument } from '../MyDataExport.gql';
import styles from '../account.module.css';
import { downloadFile } from './downloadFile';

export function DataExport() {
  const t = useText();
  const notice = useNotice();
  const client = useApolloClient();
  const [isPreparing, setIsPreparing] = useState(false);
  const [fileName, setFileName] = useState<string | null>(null);

  const onDownload = async () => {
    setIsPreparing(true);
    try {
      // Made for this moment: it is not kept in the cache.
      const { data } = await client.query({ query: MyDataExportDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The export was answered without data');
      downloadFile(data.myDataExport.fileName, data.myDataExport.json);
      setFileName(data.myDataExport.fileName);
    } catch (error) {
      notice.thrown(error, 'privacy.exportFailed');
    }
    setIsPreparing(false);
  };

  return (
    <Panel title={t('privacy.export')} lead={t('privacy.exportLead')}>
      <Button variant="secondary" className={styles.start} isBusy={isPreparing} onClick={() => void onDownload()}>
        {t(isPreparing ? 'privacy.exporting' : 'privacy.exportButton')}
      </Button>
      <output className={styles.quiet}>{fileName ? t('privacy.exported', { fileName }) : null}</output>
    </Panel>
  );
}
