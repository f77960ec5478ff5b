import { APPLICATION_STEPS, type ApplicationStatus } from '../../../schema/rules/applications.values';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { BarsChart } from '../../kernel/mui/charts/BarsChart';
import { RingChart } from '../../kernel/mui/charts/RingChart';
import { Panel } from '../../kernel/mui/Panel';
import type { Charts_OverviewFragment } from './Charts.gql';
import styles from './dashboard.module.css';

/** What does not lie on the way from submitted to the visa is shown only where there is any. */
const ALWAYS: readonly ApplicationStatus[] = APPLICATION_STEPS;

type Row = { readonly id: string; readonly label: string; readonly value: number };

type Props = { readonly overview: Charts_OverviewFragment };

/** Four drawings, each with a sentence that says the same and a table. */
export function Charts(masked: MaskedProps<Props>) {
  const { overview } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { applicationCounts, appliedDestinations, savedScholarships, totals } = overview;
  const chart = (id: 'status' | 'universities' | 'scholarships' | 'offers', rows: readonly Row[]) => ({
    name: t(`dashboard.chart.${id}.name`, {
      parts: rows.map(({ label, value }) => `${label} ${format.number(value)}`).join(', '),
    }),
    columns: [t(`dashboard.chart.${id}.column`), t('dashboard.chart.count')] as const,
    rows: rows.map(row => ({ ...row, text: format.number(row.value) })),
  });
  const statuses = applicationCounts
    .filter(({ status, count }) => count > 0 || ALWAYS.includes(status))
    .map(({ status, count }) => ({ id: status, label: t(`applicationStatus.${status}`), value: count }));
  const countries = appliedDestinations.map(({ destination, count }) => ({
    id: destination,
    label: t(`destination.${destination}`),
    value: count,
  }));
  const scholarships = (['open', 'closed', 'unknown'] as const).map(id => ({
    id,
    label: t(`dashboard.scholarships.${id}`),
    value: savedScholarships[id],
  }));
  const offers = (['offers', 'waiting', 'rejections'] as const).map(id => ({
    id,
    label: t(`dashboard.offers.${id}`),
    value: totals[id],
  }));
  return (
    <Panel title={t('dashboard.charts')}>
      <div className={styles.charts}>
        <section aria-labelledby="chart-status">
          <h3 id="chart-status">{t('dashboard.chart.status')}</h3>
          <BarsChart {...chart('status', statuses)} />
        </section>
        <section aria-labelledby="chart-universities">
          <h3 id="chart-universities">{t('dashboard.chart.universities')}</h3>
          {countries.length === 0 ? (
            <p className={styles.detail}>{t('dashboard.chart.noUniversities')}</p>
          ) : (
            <RingChart
              {...chart('universities', countries)}
              total={format.number(totals.appliedInstitutions)}
              unit={t('dashboard.chart.unit', { count: totals.appliedInstitutions })}
            />
          )}
        </section>
        <section aria-labelledby="chart-scholarships">
          <h3 id="chart-scholarships">{t('dashboard.chart.scholarships')}</h3>
          <BarsChart {...chart('scholarships', scholarships)} />
        </section>
        <section aria-labelledby="chart-offers">
          <h3 id="chart-offers">{t('dashboard.chart.offers')}</h3>
          <BarsChart {...chart('offers', offers)} />
        </section>
      </div>
    </Panel>
  );
}
