import type { ComponentType } from 'react';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useIntakeText } from '../../kernel/cards/useIntakeText';
import { useEditionText } from '../../kernel/facts/FactEdition';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { ProgramRows_ProgramFragment } from './ProgramRows.gql';
import type { TuitionBar_ProgramFragment } from './TuitionBar.gql';
import styles from './rows.module.css';

type Program = ProgramRows_ProgramFragment;
type Props = {
  readonly programs: readonly Program[];
  /** Where a list is all there is: each can be saved and compared. */
  readonly hasActions?: boolean;
  /** Compares the price of one with the others. */
  readonly Bar?: ComponentType<
    MaskedProps<{ readonly program: TuitionBar_ProgramFragment; readonly among: readonly TuitionBar_ProgramFragment[] }>
  >;
};

/** Programs, a line each: what, how long, when, how much. */
export function ProgramRows(masked: MaskedProps<Props>) {
  const { programs, hasActions = false, Bar } = masked as Props;
  const factsOf = useRowFacts();
  return (
    <ul className={styles.rows}>
      {programs.map(program => {
        const { id, slug, title, institution } = program;
        return (
          <li key={id}>
            <article className={styles.row}>
              <div>
                <h3 className={styles.name}>
                  <AppLink to={`/programs/${slug}`} className={styles.link}>
                    {title}
                  </AppLink>
                </h3>
                <p className={styles.text}>{factsOf(program).filter(Boolean).join(' · ')}</p>
                {Bar ? <Bar program={program} among={programs} /> : null}
                {hasActions ? (
                  <ItemActions
                    kind="PROGRAM"
                    id={id}
                    slug={slug}
                    name={title}
                    institution={institution.name}
                    destination={institution.destination}
                  />
                ) : null}
              </div>
              <Price program={program} />
            </article>
          </li>
        );
      })}
    </ul>
  );
}

function Price({ program: { firstYearTuition: tuition, firstYearTuitionInVnd: vnd } }: { readonly program: Program }) {
  const editionText = useEditionText();
  if (!tuition) return null;
  return (
    <p className={styles.end}>
      <span className={styles.figure}>
        <MoneyText money={tuition} />
      </span>
      <VndText vnd={vnd} />
      <span className={styles.note}>{editionText(tuition)}</span>
    </p>
  );
}

function useRowFacts() {
  const t = useText();
  const format = useFormat();
  const intakeText = useIntakeText();
  return ({ award, field, duration, earliestIntake: intake }: Program) => [
    t(`award.${award}`),
    t(`field.${field}`),
    duration && format.duration(duration.value),
    intake && intakeText(intake),
  ];
}
