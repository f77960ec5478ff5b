import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { ItemFit } from '../../kernel/cards/ItemFit';
import { livingKind } from '../../kernel/cards/livingKind';
import { FactText, NotPublished } from '../../kernel/facts/FactList';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { useViewer } from '../../kernel/viewer/viewer';
import { BesideOnly, DetailRail, RailFact, RailHeadline } from './DetailRail';
import { AskLinks } from './OfficialLink';
import type { ProgramRail_PickFragment, ProgramRail_ProgramFragment } from './ProgramRail.gql';
import { RangeText } from './RangeText';
import { rangeLeft } from './scholarshipPick';
import { usePickLabel } from './usePickLabel';

type Props = { readonly program: ProgramRail_ProgramFragment; readonly pick: ProgramRail_PickFragment | null };

/** What it costs, by when, how well it fits, and what to do. */
export function ProgramRail(masked: MaskedProps<Props>) {
  const { program, pick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const pickLabel = usePickLabel();
  const isSignedIn = useViewer() !== null;
  const { institution, isRetired } = program;
  const total = program.totalCost?.firstYear;
  const left = total && pick && rangeLeft(total.amount, pick);
  // The one that the deadline is of: others may be nearer and closed, or without a deadline that is known.
  const intake = program.earliestIntake ?? program.intakes[0];
  return (
    <DetailRail
      headline={<Headline program={program} />}
      facts={
        <>
          {pick && left ? (
            <RailFact label={pickLabel(pick)}>
              <RangeText range={left} />
            </RailFact>
          ) : null}
          <RailFact label={t('catalogue.nextIntake')} isInBar={!!intake}>
            {intake ? (
              <>
                {format.intakeMonth(intake)}{' '}
                <BesideOnly>
                  <IntakeNote intake={intake} />
                </BesideOnly>
              </>
            ) : (
              <NotPublished />
            )}
          </RailFact>
          <RailFact label={t('catalogue.deadlines')} isInBar={!!program.deadline}>
            <FactText fact={program.deadline}>{deadline => <DeadlineText deadline={deadline} />}</FactText>
          </RailFact>
          {isSignedIn && !isRetired ? (
            <RailFact label={t('catalogue.fitWord')}>
              <ItemFit programId={program.id} look="WORD" />
            </RailFact>
          ) : null}
        </>
      }
      actions={
        <ItemActions
          kind="PROGRAM"
          id={program.id}
          slug={program.slug}
          name={program.title}
          institution={institution.name}
          destination={institution.destination}
          canApply={!isRetired}
          place="RAIL"
        />
      }
    >
      <AskLinks
        website={program.website}
        institutionWebsite={institution.website}
        subject={`program=${program.slug}`}
      />
      {isRetired ? null : <p>{t('catalogue.beforeApplying')}</p>}
    </DetailRail>
  );
}

/** Without tuition the cost of living takes its place, and says so. */
function Headline({
  program: { totalCost, livingCost, institution },
}: {
  readonly program: ProgramRail_ProgramFragment;
}) {
  const t = useText();
  if (totalCost) {
    const { amount, vnd, isAtLeast } = totalCost.firstYear;
    return (
      <RailHeadline
        label={t(isAtLeast ? 'catalogue.firstYearAtLeast' : 'catalogue.firstYearTotal')}
        note={vnd ? <VndText vnd={vnd} /> : null}
      >
        <MoneyText money={amount} />
      </RailHeadline>
    );
  }
  return livingCost ? (
    <RailHeadline
      label={t('cards.costOfLivingIn', { living: livingKind(livingCost, institution.destination) })}
      note={t('catalogue.tuitionUnknown')}
    >
      <MoneyText money={livingCost} />
    </RailHeadline>
  ) : (
    <RailHeadline label={t('cards.firstYearTuition')}>
      <NotPublished />
    </RailHeadline>
  );
}
