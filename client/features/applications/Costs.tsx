import { livingKind } from '../../kernel/cards/livingKind';
import { FactSource } from '../../kernel/facts/source/FactSource';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FactText } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Panel } from '../../kernel/mui/Panel';
import { AppLink } from '../../kernel/ui/AppLink';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { AppliedItem } from './appliedItem';
import type { Costs_ItemFragment } from './Costs.gql';
import styles from './applications.module.css';

type Money = Fact_Details & { readonly amount: number; readonly currency: string };
type Living = Money & { readonly isStandIn: boolean };
type Total = NonNullable<Extract<Costs_ItemFragment, { readonly __typename: 'Program' }>['totalCost']>['firstYear'];
type Facts = {
  readonly website: string | null;
  readonly fee: Money | null;
  readonly tuition: Money | null;
  readonly living: Living | null;
  readonly total: Total | null;
};

const NOTHING: Facts = { website: null, fee: null, tuition: null, living: null, total: null };

function factsOf(item: Costs_ItemFragment): Facts {
  switch (item.__typename) {
    case 'Institution':
      return { ...NOTHING, website: item.website, living: item.livingCost };
    case 'Program':
      return {
        website: item.website,
        fee: item.applicationFee,
        tuition: item.firstYearTuition,
        living: item.livingCost,
        total: item.totalCost?.firstYear ?? null,
      };
    case 'Scholarship':
      return NOTHING;
  }
}

type Props = { readonly costs: Costs_ItemFragment; readonly item: AppliedItem };

/** What is published about the money, each with its source. Nothing is paid here. */
export function Costs(masked: MaskedProps<Props>) {
  const { costs, item } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { website, fee, tuition, living, total } = factsOf(costs);
  const isProgram = item.type === 'PROGRAM';
  const row = (label: string, fact: Money | null, show: (fact: Money) => string = format.money) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.figure}>
          <FactText fact={fact}>{show}</FactText>
        </span>
        {fact ? <FactSource fact={fact} label={label} /> : null}
      </dd>
    </div>
  );
  const showFee = (known: Money) => (known.amount === 0 ? t('cards.noFee') : format.money(known));
  return (
    <Panel title={t('applications.costs')} className={styles.side}>
      <dl className={styles.facts}>
        {isProgram ? row(t('cards.applicationFee'), fee, showFee) : null}
        {isProgram ? row(t('cards.firstYearTuition'), tuition) : null}
        {row(
          t('cards.costOfLivingIn', { living: livingKind(living ?? { isStandIn: false }, item.destination) }),
          living,
        )}
        {total ? (
          <div>
            <dt>{t('applications.firstYearTotal')}</dt>
            <dd>
              <span className={styles.figure}>
                {total.isAtLeast
                  ? t('applications.atLeast', { sum: format.money(total.amount) })
                  : format.money(total.amount)}
              </span>
              {total.vnd ? (
                <span className={styles.quiet}>
                  {' '}
                  {t('applications.aboutVnd', {
                    sum: format.roundVnd(total.vnd.amount),
                    day: format.day(total.vnd.asOf),
                  })}
                </span>
              ) : null}{' '}
              <AppLink to={item.to}>{t('applications.everyCost')}</AppLink>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.quiet}>{t('applications.costsNote')}</p>
      {website ? (
        <a href={website} rel="noreferrer" className={styles.external}>
          {t('applications.officialSite')}
          <ExternalDrawing />
          <VisuallyHidden>({t('facts.opensElsewhere')})</VisuallyHidden>
        </a>
      ) : null}
    </Panel>
  );
}
