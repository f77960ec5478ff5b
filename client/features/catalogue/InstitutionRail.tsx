import { brand } from '../../../schema/site/brand';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useEditionText } from '../../kernel/facts/FactEdition';
import { NotPublished } from '../../kernel/facts/FactList';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { DetailRail, RailFact, RailHeadline } from './DetailRail';
import type { InstitutionOfPage } from './InstitutionDetails';
import { institutionAddress } from './institutionTabs';
import { AskLinks } from './OfficialLink';
import { RangeText } from './RangeText';

type Props = { readonly institution: InstitutionOfPage };

/** Between what its programs cost, what is asked of everybody, and the way to the programs. */
export function InstitutionRail({ institution }: Props) {
  const t = useText();
  const format = useFormat();
  const { id, slug, name, programCount, costOfLiving, englishMinimums, isRetired } = institution;
  const ielts = englishMinimums.find(({ test }) => test === 'IELTS');
  return (
    <DetailRail
      headline={<Headline institution={institution} />}
      facts={
        <>
          {costOfLiving ? (
            <RailFact label={t('cards.costOfLiving')}>
              {t('catalogue.costPeriod.YEAR', { sum: format.money(costOfLiving) })}
            </RailFact>
          ) : null}
          {ielts ? (
            <RailFact label={t('englishTest.IELTS')}>
              {t('facts.amountFrom', { value: format.decimal(ielts.overall, 1) })}
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
          <ItemActions kind="INSTITUTION" id={id} slug={slug} name={name} canApply={!isRetired} place="RAIL" />
        </>
      }
    >
      <AskLinks website={institution.website} subject={`institution=${slug}`} />
    </DetailRail>
  );
}

function Headline({ institution }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const editionText = useEditionText();
  const { cheapest, dearest, programCount } = institution;
  const least = cheapest.items[0];
  const most = dearest.items[0]?.firstYearTuition;
  const site = localized(brand);
  if (!least?.firstYearTuition || !most)
    return (
      <RailHeadline label={t('catalogue.programsInCatalogue', { brand: site })}>
        {programCount > 0 ? format.number(programCount) : <NotPublished />}
      </RailHeadline>
    );
  const { firstYearTuition: tuition, firstYearTuitionInVnd: vnd } = least;
  const isOneSum = tuition.amount === most.amount || tuition.currency !== most.currency;
  return (
    <RailHeadline
      label={t('catalogue.tuitionOfPrograms', { count: programCount, brand: site })}
      note={
        <>
          {vnd ? <VndText vnd={vnd} /> : null} {editionText(tuition)}
        </>
      }
    >
      {isOneSum ? <MoneyText money={tuition} /> : <RangeText range={{ least: tuition, most }} />}
    </RailHeadline>
  );
}
