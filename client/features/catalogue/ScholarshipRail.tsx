import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { AmountText } from '../../kernel/facts/AmountText';
import { FactText, FlagText, NotPublished } from '../../kernel/facts/FactList';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { buttonLook, LinkButton } from '../../kernel/ui/Button';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { BesideAction, BesideOnly, DetailRail, RailFact, RailHeadline } from './DetailRail';
import { NationalitiesText } from './NationalitiesText';
import { AskLinks } from './OfficialLink';
import { programsAddress, tuitionLeft } from './programPick';
import { RangeText } from './RangeText';
import type { ScholarshipRail_PickFragment, ScholarshipRail_ScholarshipFragment } from './ScholarshipRail.gql';

type Props = {
  readonly scholarship: ScholarshipRail_ScholarshipFragment;
  readonly pick: ScholarshipRail_PickFragment | null;
};

/** What it is worth, by the chosen program where that can be said, for whom, by when, and the page where to apply. */
export function ScholarshipRail(masked: MaskedProps<Props>) {
  const { scholarship, pick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { id, slug, name, website, eligibleLevels, eligibleGroups, fittingPrograms } = scholarship;
  const left = pick && tuitionLeft(pick);
  return (
    <DetailRail
      headline={pick ? <Saving pick={pick} /> : <Worth amount={scholarship.amount} />}
      facts={
        <>
          {left ? (
            <RailFact label={t('catalogue.tuitionLeft')}>
              <RangeText range={left} />
            </RailFact>
          ) : null}
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
          {eligibleGroups ? (
            <RailFact label={t('cards.whoItIsFor')}>
              {eligibleGroups.map(group => t(`cards.group.${group}`)).join(', ')}
            </RailFact>
          ) : null}
          {scholarship.autoApplied ? (
            <RailFact label={t('catalogue.autoAppliedLabel')}>
              <FlagText value={scholarship.autoApplied.value} />
            </RailFact>
          ) : null}
        </>
      }
      actions={
        <>
          {website ? (
            <a href={website} rel="noreferrer" className={buttonLook({ variant: 'primary' })}>
              {t('catalogue.openOfficial')}
              <ExternalDrawing />
              <VisuallyHidden>({t('facts.opensElsewhere')})</VisuallyHidden>
            </a>
          ) : null}
          <ItemActions kind="SCHOLARSHIP" id={id} slug={slug} name={name} place="RAIL" />
          {fittingPrograms.total > 0 ? (
            <BesideAction>
              <LinkButton variant="secondary" to={programsAddress(scholarship)}>
                {t('catalogue.toPrograms', {
                  count: fittingPrograms.total,
                  shown: format.number(fittingPrograms.total),
                })}
              </LinkButton>
            </BesideAction>
          ) : null}
        </>
      }
    >
      <AskLinks website={null} subject={`scholarship=${slug}`} />
      <p>{t('cards.updatedOn', { day: format.day(scholarship.lastUpdated) })}</p>
    </DetailRail>
  );
}

const Worth = ({ amount }: Pick<ScholarshipRail_ScholarshipFragment, 'amount'>) => {
  const t = useText();
  return (
    <RailHeadline label={t('cards.amount')} isText>
      {amount ? <AmountText amount={amount} /> : <NotPublished />}
    </RailHeadline>
  );
};

/** What it takes off the first year of the chosen program. */
function Saving({
  pick: { minimumSaving: least, maximumSaving: most, savingInVnd, program },
}: {
  readonly pick: ScholarshipRail_PickFragment;
}) {
  const t = useText();
  if (!least || !most) return null;
  return (
    <RailHeadline
      label={
        <>
          {t('catalogue.ifAwardedSaves')} <BesideOnly>· {program.title}</BesideOnly>
        </>
      }
      note={savingInVnd ? <VndText vnd={savingInVnd} /> : null}
    >
      <RangeText range={{ least, most }} />
    </RailHeadline>
  );
}
