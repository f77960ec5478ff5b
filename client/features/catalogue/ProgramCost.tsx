import { useIntl } from 'react-intl';
import { FactList, FactRow, PlainRow } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { CostSumText } from './CostSumText';
import { FittingScholarships } from './FittingScholarships';
import type { ProgramCost_ProgramFragment } from './ProgramCost.gql';
import styles from './catalogue.module.css';

/** What the program costs at its full price, part by part; what is unknown is named, and the total then says "at least". */
export function ProgramCost({ program }: { readonly program: ProgramCost_ProgramFragment }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { formatList } = useIntl();
  const { totalCost: cost, fittingScholarships } = program;
  const asOf = cost?.firstYear.vnd?.asOf;
  return (
    <Section title={t('catalogue.cost')}>
      {cost ? (
        <>
          <FactList>
            {cost.parts.map((part, place) => (
              <FactRow
                key={`${part.kind} ${place}`}
                label={t(`catalogue.costKind.${part.kind}`)}
                fact={part}
                explanation={
                  part.isStandIn
                    ? t('catalogue.costStandIn')
                    : part.isUncertain
                      ? t('catalogue.costUncertain')
                      : undefined
                }
              >
                {({ kind, amount, period }) =>
                  // Its label says that it is for the first year.
                  kind === 'TUITION'
                    ? format.money(amount)
                    : t(`catalogue.costPeriod.${period}`, { sum: format.money(amount) })
                }
              </FactRow>
            ))}
            <PlainRow label={t('catalogue.firstYearTotal')}>
              <strong>
                <CostSumText sum={cost.firstYear} />
              </strong>
            </PlainRow>
            {cost.whole ? (
              <PlainRow
                label={t('catalogue.wholeTotal', { years: cost.years ?? 0 })}
                explanation={t('catalogue.wholeTotalExplained')}
              >
                <CostSumText sum={cost.whole} />
              </PlainRow>
            ) : null}
            {cost.fundsToProve.map(rule => (
              <FactRow
                key={rule.source.id}
                label={t('catalogue.fundsToProve')}
                fact={rule}
                explanation={localized(rule.text)}
              >
                {({ amount }) => (amount ? format.money(amount) : t('catalogue.fundsBySchool'))}
              </FactRow>
            ))}
          </FactList>
          {cost.unknown.length > 0 ? (
            <p className={styles.none}>
              {t('catalogue.costUnknown', {
                parts: formatList(cost.unknown.map(kind => t(`catalogue.costName.${kind}`))),
              })}
            </p>
          ) : null}
          {asOf ? <p className={styles.small}>{t('catalogue.vndExplained', { day: format.day(asOf) })}</p> : null}
        </>
      ) : (
        <p className={styles.none}>{t('catalogue.costWithoutTuition')}</p>
      )}
      <FittingScholarships found={fittingScholarships} />
    </Section>
  );
}
