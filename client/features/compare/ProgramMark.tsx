import { classNames } from '../../kernel/ui/classNames';
import tints from '../../kernel/ui/tint.module.css';
import type { ComparedProgram } from './useComparisonRows';
import styles from './compare.module.css';

type Props = { readonly program: ComparedProgram | undefined; readonly children: string | undefined };

/** Stands for the name of a program where there is no room for it. */
export const ProgramMark = ({ program, children }: Props) => (
  <span className={classNames(styles.mark, program && tints[program.institution.destination])} aria-hidden="true">
    {children}
  </span>
);

type KeyProps = { readonly programs: readonly ComparedProgram[]; readonly marks: readonly string[] };

/** Which mark stands for which program, in sight on a phone. The head of the table says the same to those who hear the page. */
export const MarkKey = ({ programs, marks }: KeyProps) => (
  <div className={styles.key} aria-hidden="true">
    <ul>
      {programs.map((program, index) => (
        <li key={program.id}>
          <ProgramMark program={program}>{marks[index]}</ProgramMark>
          <span>
            <b>{program.institution.name}</b> · {program.title}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
