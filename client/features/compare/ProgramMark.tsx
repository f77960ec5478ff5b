import type { MaskedProps } from '../../kernel/graphql/masked';
import { classNames } from '../../kernel/ui/classNames';
import tints from '../../kernel/ui/tint.module.css';
import type { ProgramMark_ProgramFragment } from './ProgramMark.gql';
import styles from './compare.module.css';

type Props = { readonly program: ProgramMark_ProgramFragment | undefined; readonly children: string | undefined };

/** Stands for the name of a program where there is no room for it. */
export function ProgramMark(masked: MaskedProps<Props>) {
  const { program, children } = masked as Props;
  return (
    <span className={classNames(styles.mark, program && tints[program.institution.destination])} aria-hidden="true">
      {children}
    </span>
  );
}

type KeyProps = { readonly programs: readonly ProgramMark_ProgramFragment[]; readonly marks: readonly string[] };

/** Which mark stands for which program, in sight on a phone. The head of the table says the same to those who hear the page. */
export function MarkKey(masked: MaskedProps<KeyProps>) {
  const { programs, marks } = masked as KeyProps;
  return (
    <div className={styles.key} aria-hidden="true">
      <ul>
        {programs.map((program, index) => (
          <li key={program.id}>
            <ProgramMark program={masked.programs[index]}>{marks[index]}</ProgramMark>
            <span>
              <b>{program.institution.name}</b> · {program.title}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
