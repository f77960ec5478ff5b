import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { AmountText } from '../../kernel/facts/AmountText';
import { FactText, FlagText, NotPublished } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { buttonLook } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { DetailRail, RailFact, RailHeadline } from './DetailRail';
import { NationalitiesText } from './NationalitiesText';
import { AskLinks } from './OfficialLink';
import type { ScholarshipOfPage } from './ScholarshipDetail';

/** What it is worth, for whom, by when, and the page where to apply. */
export function ScholarshipRail({ scholarship }: { readonly scholarship: ScholarshipOfPage }) {
  const t = useText();
  const format = useFormat();
  const { id, slug, name, website, amount, eligibleLevels } = scholarship;
  return (
    <DetailRail
      headline={
        <RailHeadline label={t('cards.amount')} isText>
          {amount ? <AmountText amount={amount} /> : <NotPublished />}
        </RailHeadline>
      }
      facts={
        <>
          <RailFact label={t('catalogue.deadlines')} isInBar>
            <FactText fact={scholarship.deadlines[0]}>{deadline => <DeadlineText deadline={deadline} />}</FactText>
          </RailFact>
          <RailFact label={t('cards.nationalities')}>
            <FactText fact={scholarship.eligibleNationalities}>
              {eligible => <NationalitiesText eligible={eligible} />}
            </FactText>
          </RailFact>
          <RailFact label={t('catalogue.level')}>
            <FactText fact={eligibleLevels}>{levels => levels.map(level => t(`level.${level}`)).join(', ')}</FactText>
          </RailFact>
          <RailFact label={t('cards.autoAppliedLabel')}>
            <FactText fact={scholarship.autoApplied}>{flag => <FlagText value={flag.value} />}</FactText>
          </RailFact>
        </>
      }
      actions={
        <>
          {website ? (
            <a href={website} rel="noreferrer" className={buttonLook({ variant: 'primary' })}>
              {t('catalogue.openOfficial')}
              <Icon name="external" />
              <VisuallyHidden>({t('common.opensElsewhere')})</VisuallyHidden>
            </a>
          ) : null}
          <ItemActions kind="SCHOLARSHIP" id={id} slug={slug} name={name} place="RAIL" />
        </>
      }
    >
      <AskLinks website={null} subject={`scholarship=${slug}`} />
      <p>{t('cards.updatedOn', { day: format.day(scholarship.lastUpdated) })}</p>
    </DetailRail>
  );
}
