/** What is compared: one row for each kind of fact, in the order in which a student decides. */
import type { ReactNode } from 'react';
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import type { Fact_Details } from '../../kernel/facts/factDetails';
import { FlagText } from '../../kernel/facts/FactList';
import { FactSource } from '../../kernel/facts/FactSource';
import { firstYearTotal } from '../../kernel/facts/firstYearTotal';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { ComparisonQuery } from './Comparison.gql';
import { ComparedEnglish, knowsEnglish } from './ComparedEnglish';
import styles from './compare.module.css';

export type ComparedProgram = ComparisonQuery['compareItems'][number];

export type ComparisonRow = {
  readonly label: string;
  /** Null where it is not known. */
  readonly valueOf: (program: ComparedProgram) => ReactNode;
};

const Value = ({ children }: { readonly children: ReactNode }) => <div className={styles.value}>{children}</div>;

export function useComparisonRows(): readonly ComparisonRow[] {
  const t = useText();
  const format = useFormat();

  const factRow = <F extends Fact_Details>(
    label: string,
    factOf: (program: ComparedProgram) => F | null,
    draw: (fact: F) => ReactNode,
  ): ComparisonRow => ({
    label,
    valueOf: program => {
      const fact = factOf(program);
      return fact ? (
        <>
          <Value>{draw(fact)}</Value>
          <FactSource fact={fact} label={`${label}, ${program.title}`} />
        </>
      ) : null;
    },
  });

  return [
    {
      label: t('compare.firstYearTotal'),
      valueOf: ({ firstYearTuition, costOfLiving }) => {
        const total = firstYearTotal(firstYearTuition, costOfLiving);
        return total ? <strong className={styles.total}>{format.money(total)}</strong> : null;
      },
    },
    factRow(
      t('cards.firstYearTuition'),
      program => program.firstYearTuition,
      amount => format.money(amount),
    ),
    factRow(
      t('cards.costOfLiving'),
      program => program.costOfLiving,
      amount => format.money(amount),
    ),
    factRow(
      t('cards.applicationFee'),
      program => program.applicationFee,
      fee => (fee.amount === 0 ? t('cards.noFee') : format.money(fee)),
    ),
    factRow(
      t('cards.deadline'),
      program => program.deadline,
      deadline => <DeadlineText deadline={deadline} />,
    ),
    factRow(
      t('cards.earliestIntake'),
      program => program.earliestIntake,
      intake => (
        <>
          {format.monthYear(intake)} <IntakeNote intake={intake} />
        </>
      ),
    ),
    {
      label: t('compare.english'),
      valueOf: program => (knowsEnglish(program) ? <ComparedEnglish program={program} /> : null),
    },
    factRow(
      t('cards.duration'),
      program => program.duration,
      ({ value }) => format.duration(value),
    ),
    { label: t('compare.award'), valueOf: ({ award }) => <Value>{t(`award.${award}`)}</Value> },
    factRow(
      t('feature.POST_GRADUATION_PERMIT'),
      program => program.postGraduationPermit,
      ({ value }) => <FlagText value={value} />,
    ),
    factRow(
      t('feature.COOP_INTERNSHIP'),
      program => program.coopInternship,
      ({ value }) => <FlagText value={value} />,
    ),
  ];
}
