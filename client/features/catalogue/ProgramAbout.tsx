import { pricesIn } from '../../kernel/cards/pricesIn';
import { FullDeadline } from '../../kernel/cards/fullDeadline/FullDeadline';
import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from '../../kernel/facts/FactEntries';
import { FlagText } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { NearPart } from '../../kernel/parts/NearPart';
import { partOfModule } from '../../kernel/parts/useLazyPart';
import { Section } from '../../kernel/ui/Section';
import { CountryRules } from './CountryRules';
import { DiplomaRules } from './DiplomaRules';
import { FiguresExplained } from './FiguresExplained';
import { IntakeList } from './Intakes';
import { AskLinks } from './OfficialLink';
import type { ProgramAbout_PickFragment, ProgramAbout_ProgramFragment } from './ProgramAbout.gql';
import { ProgramCost } from './ProgramCost';
import { FitSection } from './FitSection';
import { ProgramLanguages } from './ProgramLanguages';
import { AdmissionRequirements } from './Requirements';
import { languagesOf, requirementsOf } from './requirementsOf';
import { SimilarShort } from './SimilarPrograms';
import { useLanguageNames } from './useLanguageNames';
import styles from './catalogue.module.css';

const end = partOfModule(lazyModule(() => import('./similarPrices/ProgramEnd')));

type Props = {
  readonly program: ProgramAbout_ProgramFragment;
  readonly pick: ProgramAbout_PickFragment | null;
  readonly onPick: (scholarshipId: string | null) => void;
};

/** Every fact of a program with its source on request: what it costs, can I, when, the rest. What is unknown is one line. */
export function ProgramAbout(masked: MaskedProps<Props>) {
  const { program, pick, onPick } = masked as Props;
  const t = useText();
  const format = useFormat();
  const languageNames = useLanguageNames();
  const { institution, intakes, totalCost } = program;
  const { averages, requirements } = requirementsOf(program);
  const { levels, minimums } = languagesOf(program);
  const outcomes = [...program.outcomes, ...institution.outcomes];
  const hasRequirements = averages.length + requirements.length > 0;

  const entries = [
    factEntry(t('cards.deadline'), program.deadline, deadline => <FullDeadline deadline={deadline} />),
    factEntry(t('cards.duration'), program.duration, ({ value }) => format.duration(value)),
    ...(totalCost
      ? []
      : [
          factEntry(t('cards.applicationFee'), program.applicationFee, fee =>
            fee.amount === 0 ? t('cards.noFee') : format.money(fee),
          ),
        ]),
    ...(totalCost || institution.destination !== 'DE'
      ? []
      : [
          factEntry(t('catalogue.costKind.SEMESTER_CONTRIBUTION'), institution.semesterContribution, sum =>
            t('catalogue.costPeriod.SEMESTER', { sum: format.money(sum) }),
          ),
        ]),
    plainEntry(t('catalogue.level'), t(`level.${program.level}`)),
    plainEntry(t('catalogue.languages'), languageNames(program.languages)),
    factEntry(t('feature.COOP_INTERNSHIP'), program.coopInternship, ({ value }) => <FlagText value={value} />),
    factEntry(t('feature.POST_GRADUATION_PERMIT'), program.postGraduationPermit, ({ value }) => (
      <FlagText value={value} />
    )),
    ...(program.registerCode
      ? [factEntry(t('catalogue.registerCode'), program.registerCode, ({ value }) => value)]
      : []),
  ];
  const unknown = [
    ...(program.firstYearTuition ? [] : [t('cards.firstYearTuition')]),
    ...(intakes.length > 0 ? [] : [t('catalogue.intakes')]),
    ...(levels.length + minimums.length > 0 ? [] : [t('catalogue.english')]),
    ...(hasRequirements ? [] : [t('catalogue.requirements')]),
    ...unknownLabels(entries),
  ];

  return (
    <div className={styles.sections}>
      <ProgramCost program={program} pick={pick} onPick={onPick} />
      {program.isRetired ? null : (
        <FitSection
          title={t('catalogue.fit')}
          forVisitors={t('catalogue.fitForVisitors')}
          place={{ look: 'BLOCK', programId: program.id }}
        />
      )}
      <ProgramLanguages program={program} />
      {hasRequirements ? (
        <Section title={t('catalogue.requirements')}>
          <AdmissionRequirements averages={averages} requirements={requirements} />
        </Section>
      ) : null}
      <DiplomaRules rules={program.diplomaRules} />
      {intakes.length > 0 ? (
        <Section title={t('catalogue.intakes')}>
          <IntakeList intakes={intakes} />
        </Section>
      ) : null}
      <Section title={t('catalogue.otherFacts')}>
        <FactEntries entries={entries} />
        <UnknownFacts labels={unknown}>
          {t('catalogue.askBeforeApplying')}{' '}
          <AskLinks
            website={program.website}
            institutionWebsite={institution.website}
            subject={`program=${program.slug}`}
          />
        </UnknownFacts>
      </Section>
      <CountryRules destination={institution.destination} rules={program.countryRules} />
      <SimilarShort program={program} />
      <FiguresExplained prices={totalCost ? pricesIn(totalCost.firstYear.amount, totalCost.firstYear.vnd) : []} />
      {/* At the end: they come when the reader does, and then move nothing that has the focus. */}
      {program.firstYearTuition && outcomes.length === 0 ? null : (
        <NearPart key={program.id} load={end}>
          {({ ProgramEnd }) => (
            <ProgramEnd program={program} isPriced={program.firstYearTuition !== null} outcomes={outcomes} />
          )}
        </NearPart>
      )}
    </div>
  );
}
