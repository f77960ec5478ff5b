import { comparablePrices } from '../../../schema/rules/priceYear.rules';
import { brand } from '../../../schema/site/brand';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { livingKind } from '../../kernel/cards/livingKind';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useEditionText } from '../../kernel/facts/FactEdition';
import { NotPublished } from '../../kernel/facts/FactList';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { buttonLook, LinkButton } from '../../kernel/ui/Button';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { DetailRail, RailFact, RailHeadline } from './DetailRail';
import type { InstitutionRail_InstitutionFragment } from './InstitutionRail.gql';
import { levelsText, lowestMinimum } from './institutionMinimum';
import { institutionAddress } from './institutionTabs';
import { AskLinks } from './OfficialLink';
import styles from './rail.module.css';

type Props = { readonly institution: InstitutionRail_InstitutionFragment };

/** Between what its programs cost, what is asked of everybody, and the way to the programs. */
export function InstitutionRail(masked: MaskedProps<Props>) {
  const { institution } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { id, slug, name, website, programCount, nextIntake, livingCost, englishMinimums, isRetired } = institution;
  const english = lowestMinimum(englishMinimums);
  const levels = english && levelsText(t, english);
  return (
    <DetailRail
      headline={<Headline institution={institution} />}
      facts={
        <>
          {livingCost ? (
            <RailFact label={t('cards.costOfLivingIn', { living: livingKind(livingCost, institution.destination) })}>
              {t('catalogue.costPeriod.YEAR', { sum: format.money(livingCost) })}
            </RailFact>
          ) : null}
          {english?.test === 'IELTS' ? (
            <RailFact label={t('englishTest.IELTS')}>
              {t('facts.amountFrom', { value: format.testScore(english.overall) })}
              {levels ? <span> ({levels})</span> : null}
            </RailFact>
          ) : null}
          {nextIntake ? (
            <RailFact label={t('catalogue.nearestIntake')} isInBar>
              {format.intakeMonth(nextIntake)} <IntakeNote intake={nextIntake} />
            </RailFact>
          ) : null}
        </>
      }
      actions={
        <>
          {programCount > 0 ? (
            <LinkButton to={institutionAddress(slug, { tab: 'programs' })} preventScrollReset>
              {t('catalogue.seePrograms', { count: programCount, shown: format.number(programCount) })}
            </LinkButton>
          ) : null}
          <div className={styles.pair}>
            <ItemActions kind="INSTITUTION" id={id} slug={slug} name={name} canApply={!isRetired} place="RAIL" />
            {website ? (
              <a href={website} rel="noreferrer" className={buttonLook({ variant: 'secondary' }, styles.site)}>
                <span>{t('catalogue.openSite')}</span>
                <ExternalDrawing />
                <VisuallyHidden>({t('facts.opensElsewhere')})</VisuallyHidden>
              </a>
            ) : null}
          </div>
        </>
      }
    >
      <AskLinks website={null} subject={`institution=${slug}`} />
    </DetailRail>
  );
}

function Headline({ institution }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const editionText = useEditionText();
  const { cheapest, dearest, programCount } = institution;
  const most = dearest.items[0]?.firstYearTuition;
  // An old price would begin the range too low. Where no price has a year, the range says when each was read.
  const recent = comparablePrices(
    [...cheapest.items, ...dearest.items],
    ({ firstYearTuition }) => firstYearTuition ?? {},
  );
  const least = cheapest.items.find(program => recent.length === 0 || recent.includes(program));
  const site = localized(brand);
  if (!least?.firstYearTuition || !most)
    return (
      <RailHeadline label={t('catalogue.programsInCatalogue', { brand: site })}>
        {programCount > 0 ? format.number(programCount) : <NotPublished />}
      </RailHeadline>
    );
  const { firstYearTuition: tuition, firstYearTuitionInVnd: vnd } = least;
  const { amount: min, currency } = tuition;
  const isOneSum = min === most.amount || currency !== most.currency;
  const [before, after] = format.moneyRange({ min, max: most.amount, currency }).split(currency);
  return (
    <RailHeadline
      label={t('catalogue.tuitionOfPrograms', { count: programCount, brand: site })}
      note={
        <>
          {vnd ? (
            <>
              <VndText vnd={vnd} /> ·{' '}
            </>
          ) : null}
          {editionText(tuition)}
        </>
      }
    >
      {isOneSum ? (
        <MoneyText money={tuition} />
      ) : (
        <>
          {before}
          <small>{currency}</small>
          {after}
        </>
      )}
    </RailHeadline>
  );
}
