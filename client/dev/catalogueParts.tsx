/** Parts that show entries of the catalogue, each in its states. */
import {
  amount,
  closedDeadline,
  deadline,
  fact,
  institution,
  program,
  scholarship,
  staleFact,
  vnd,
} from '../testing/cards';
import { buildChance } from '../testing/chance';
import { handed } from '../testing/whole';
import { CardDeadline } from '../kernel/cards/CardDeadline';
import { FullDeadline } from '../kernel/cards/fullDeadline/FullDeadline';
import { InstitutionCard } from '../kernel/cards/InstitutionCard';
import { InstitutionReviews, InstitutionReviewsProvider } from '../kernel/cards/InstitutionReviews';
import { IntakeNote } from '../kernel/cards/IntakeNote';
import { ActionLabel, ItemActions, ItemActionsProvider, labelOfAction } from '../kernel/cards/ItemActions';
import { ItemFit, ItemFitProvider } from '../kernel/cards/ItemFit';
import { ProgramCard } from '../kernel/cards/ProgramCard';
import { ScholarshipCard } from '../kernel/cards/ScholarshipCard';
import { StatusNote } from '../kernel/cards/StatusNote';
import { VndNote } from '../kernel/cards/VndNote';
import { AmountText } from '../kernel/facts/AmountText';
import { FactEntries, UnknownFacts } from '../kernel/facts/FactEntries';
import { FactList, FactRow, PlainRow } from '../kernel/facts/FactList';
import { FactText, FlagText } from '../kernel/facts/FactText';
import { MoneyText } from '../kernel/facts/MoneyText';
import { SourceLine } from '../kernel/facts/source/FactSource';
import { VndText } from '../kernel/facts/VndText';
import { ChanceDetails } from '../kernel/fit/ChanceDetails';
import { FitHow } from '../kernel/fit/FitHow';
import { Button } from '../kernel/ui/Button';
import type { Example } from './example';

export const catalogueParts: readonly Example[] = [
  {
    name: 'Cards',
    draw: ({ lead, action }) => (
      <ItemActionsProvider
        value={item => (
          <Button variant="quiet" size="small" aria-label={labelOfAction(action, item)}>
            <ActionLabel>{action}</ActionLabel>
          </Button>
        )}
      >
        <ItemFitProvider value={({ look }) => <small>{look}</small>}>
          <ProgramCard program={program} why={lead} />
          <ProgramCard program={handed({ ...program, firstYearTuition: null, deadline: null, earliestIntake: null })} />
          <InstitutionCard institution={institution} />
          <ScholarshipCard scholarship={scholarship} />
          <ItemActions kind="PROGRAM" id="p1" slug="data-science" name={program.title} place="RAIL" />
          <ItemFit look="BLOCK" programId="p1" />
        </ItemFitProvider>
      </ItemActionsProvider>
    ),
  },
  {
    name: 'Reviews of an institution',
    draw: ({ title }) => (
      <InstitutionReviewsProvider value={({ name }) => <p>{`${title}: ${name}`}</p>}>
        <InstitutionReviews {...institution} />
      </InstitutionReviewsProvider>
    ),
  },
  {
    name: 'Days and intakes',
    draw: ({ first }) => (
      <>
        {[deadline, closedDeadline].map(day => (
          <p key={day.date}>
            <CardDeadline deadline={day} /> <FullDeadline deadline={day} />
          </p>
        ))}
        <FullDeadline deadline={handed({ ...deadline, time: null, isYearly: true, isLastKnown: true })} />
        <IntakeNote intake={handed({ status: 'OPEN', isCountryUsual: false })} />
        <IntakeNote intake={handed({ status: 'LIKELY_OPEN', isCountryUsual: true })} />
        {(['good', 'soon', 'plain'] as const).map(tone => (
          <StatusNote key={tone} tone={tone}>
            {first}
          </StatusNote>
        ))}
      </>
    ),
  },
  {
    name: 'Facts',
    draw: ({ first, second, third, lead, text }) => (
      <>
        <FactList>
          <FactRow label={first} fact={fact} explanation={lead}>
            {() => <MoneyText money={{ amount: 41_000, currency: 'AUD' }} />}
          </FactRow>
          <FactRow label={first} fact={staleFact}>
            {() => <AmountText amount={amount} />}
          </FactRow>
          <FactRow label={second} fact={null}>
            {() => null}
          </FactRow>
          <PlainRow label={third}>
            <VndText vnd={vnd} />
          </PlainRow>
          <PlainRow label={third}>{null}</PlainRow>
        </FactList>
        <FactEntries
          entries={[
            {
              label: first,
              row: (
                <PlainRow key={first} label={first}>
                  {text}
                </PlainRow>
              ),
            },
            { label: second, row: null },
          ]}
        />
        <UnknownFacts labels={[first, second]} />
        <FactText fact={{ value: true }}>{({ value }) => <FlagText value={value} />}</FactText>
        <FlagText value={false} />
        <SourceLine {...fact} />
        <VndNote prices={[{ currency: 'AUD', vnd }]} />
      </>
    ),
  },
  {
    name: 'Chances',
    draw: () => (
      <>
        {(['MEETS_MINIMUMS', 'BELOW_MINIMUM', 'NOT_ELIGIBLE_NOW', 'NOT_ENOUGH_DATA'] as const).map(answer => (
          <ChanceDetails key={answer} chance={buildChance(answer)} />
        ))}
        <FitHow />
      </>
    ),
  },
];
