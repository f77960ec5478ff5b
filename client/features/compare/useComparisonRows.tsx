/** What is compared: one row for each kind of fact, in the order in which a student decides. */
import type { ReactNode } from 'react';
import { DeadlineText, deadlineRemarks } from '../../kernel/cards/DeadlineText';
import { IntakeNote, intakeNoteId } from '../../kernel/cards/IntakeNote';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { inSentence } from '../../kernel/format/inSentence';
import { useFormat } from '../../kernel/format/useFormat';
import type { Masked } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { ComparedEnglish, knowsEnglish, useEnglishText } from './ComparedEnglish';
import { ComparedMoney } from './ComparedMoney';
import { ComparedOutcomes, outcomesOf, useComparedOutcomeText } from './ComparedOutcomes';
import { ComparedScholarships, scholarshipsKey } from './ComparedScholarships';
import type { ComparisonRows_ProgramFragment } from './ComparisonRows.gql';
import { FirstYearTotal, firstYearTotals } from './FirstYearTotal';
import styles from './compare.module.css';

type ComparedProgram = ComparisonRows_ProgramFragment;
type Compared = Masked<ComparedProgram>;

type RowOf<Program> = {
  readonly label: string;
  /** Null where it is not known. */
  readonly valueOf: (program: Program) => ReactNode;
  /** Equal where the values are; null where it is not known. */
  readonly textOf: (program: Program) => string | null;
};
type ComparisonRow = RowOf<ComparedProgram>;

const Value = ({ children }: { readonly children: ReactNode }) => <div className={styles.value}>{children}</div>;

type FactRow<F> = {
  readonly label: string;
  readonly factOf: (program: ComparedProgram) => F | null;
  readonly textOf: (fact: F) => string;
  /** Where it is more than the text. */
  readonly draw?: (fact: F, program: ComparedProgram) => ReactNode;
};

export function useComparisonRows(masked: readonly Compared[]): readonly RowOf<Compared>[] {
  const programs = masked as readonly ComparedProgram[];
  const t = useText();
  const format = useFormat();
  const totals = firstYearTotals(programs);
  const englishText = useEnglishText();
  const outcomeText = useComparedOutcomeText();

  const factRow = <F extends Fact_Details>({ label, factOf, textOf, draw }: FactRow<F>): ComparisonRow => ({
    label,
    textOf: program => {
      const fact = factOf(program);
      return fact ? textOf(fact) : null;
    },
    valueOf: program => {
      const fact = factOf(program);
      return fact ? (
        <>
          <Value>{draw ? draw(fact, program) : textOf(fact)}</Value>
          <FactSource fact={fact} label={`${label}, ${program.title}`} />
        </>
      ) : null;
    },
  });
  const plainRow = (label: string, textOf: (program: ComparedProgram) => string): ComparisonRow => ({
    label,
    textOf,
    valueOf: program => <Value>{textOf(program)}</Value>,
  });
  const yesNo = ({ value }: { readonly value: boolean }) => t(value ? 'facts.yes' : 'facts.no');

  const rows: readonly ComparisonRow[] = [
    {
      label: t('compare.firstYearTotal'),
      textOf: program => program.totalCost && format.money(program.totalCost.firstYear.amount),
      valueOf: program => <FirstYearTotal program={program} among={totals} />,
    },
    factRow({
      label: t('cards.firstYearTuition'),
      factOf: program => program.firstYearTuition,
      textOf: money => format.money(money),
      draw: (money, { firstYearTuitionInVnd: vnd }) => <ComparedMoney money={money} vnd={vnd} />,
    }),
    factRow({
      label: t('compare.costOfLiving'),
      factOf: program => program.livingCost,
      textOf: living =>
        living.isStandIn ? `${format.money(living)}, ${t('compare.visaMinimum')}` : format.money(living),
      draw: living => (
        <>
          <ComparedMoney money={living} vnd={living.vnd} />
          {living.isStandIn ? <span className={styles.note}>{t('compare.visaMinimum')}</span> : null}
        </>
      ),
    }),
    {
      label: t('compare.scholarships'),
      textOf: scholarshipsKey,
      valueOf: program => (scholarshipsKey(program) ? <ComparedScholarships program={program} /> : null),
    },
    factRow({
      label: t('cards.applicationFee'),
      factOf: program => program.applicationFee,
      textOf: fee => (fee.amount === 0 ? t('cards.noFee') : format.money(fee)),
    }),
    factRow({
      label: t('cards.deadline'),
      factOf: program => program.deadline,
      textOf: deadline => {
        const day = deadline.isLastKnown ? format.dayOfYear(deadline.date) : format.day(deadline.date);
        return [day, ...deadlineRemarks(deadline).map(id => t(id))].join(' ');
      },
      draw: deadline => <DeadlineText deadline={deadline} />,
    }),
    factRow({
      label: t('cards.earliestIntake'),
      factOf: program => program.earliestIntake,
      textOf: intake => {
        const note = intakeNoteId(intake);
        return note ? `${format.monthYear(intake)}, ${inSentence(t(note))}` : format.monthYear(intake);
      },
      draw: intake => (
        <>
          {format.monthYear(intake)} <IntakeNote intake={intake} />
        </>
      ),
    }),
    {
      label: t('compare.english'),
      textOf: englishText,
      valueOf: program => (knowsEnglish(program) ? <ComparedEnglish program={program} /> : null),
    },
    factRow({
      label: t('cards.duration'),
      factOf: program => program.duration,
      textOf: ({ value }) => format.duration(value),
    }),
    plainRow(t('compare.award'), ({ award }) => t(`award.${award}`)),
    plainRow(t('compare.field'), ({ field }) => t(`field.${field}`)),
    factRow({
      label: t('feature.POST_GRADUATION_PERMIT'),
      factOf: program => program.postGraduationPermit,
      textOf: flag => yesNo(flag),
    }),
    factRow({
      label: t('feature.COOP_INTERNSHIP'),
      factOf: program => program.coopInternship,
      textOf: flag => yesNo(flag),
    }),
    {
      label: t('outcomes.title'),
      textOf: program => outcomesOf(program).map(outcomeText).join('; ') || null,
      valueOf: program => (outcomesOf(program).length > 0 ? <ComparedOutcomes program={program} /> : null),
    },
  ];
  return rows as readonly RowOf<Compared>[];
}
