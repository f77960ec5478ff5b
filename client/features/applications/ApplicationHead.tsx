import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { PageHeader } from '../../kernel/mui/PageHeader';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { Monogram } from '../../kernel/ui/Monogram';
import type { ApplicationHead_ApplicationFragment } from './ApplicationHead.gql';
import { ApplicationSteps } from './ApplicationSteps';
import { appliedItemOf } from './appliedItem';
import { ItemPlace } from './ItemPlace';
import { statusTone } from './statusTone';
import styles from './applications.module.css';

type Props = { readonly application: ApplicationHead_ApplicationFragment };

/** What was applied for, how far it has come, and the steps. */
export function ApplicationHead(masked: MaskedProps<Props>) {
  const { application } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { status, progress, lastUpdated, intake } = application;
  const item = appliedItemOf(application.item);
  return (
    <section className={styles.head}>
      <div className={styles.who}>
        <Monogram name={item.institution?.name ?? item.title} destination={item.destination} />
        <PageHeader
          title={item.title}
          actions={
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {t('applications.print')}
            </Button>
          }
        >
          <ItemPlace item={item} intake={intake} />
          {item.isRetired ? <p>{t('applications.retired')}</p> : null}
        </PageHeader>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('applications.status')}</dt>
          <dd>
            <StatusChip tone={statusTone[status]} label={t(`applicationStatus.${status}`)} />
          </dd>
        </div>
        <div>
          <dt>{t('applications.progress')}</dt>
          <dd className={styles.bigFigure}>{format.percent(progress)}</dd>
        </div>
        <div>
          <dt>{t('applications.updated')}</dt>
          <dd className={styles.figure}>{format.dayInVietnam(lastUpdated)}</dd>
        </div>
      </dl>
      <ApplicationSteps application={application} />
    </section>
  );
}
