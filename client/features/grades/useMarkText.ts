import { ACADEMIC_SYSTEMS, type AcademicSystem } from '../../../schema/rules/grades/gradeBook.values';
import { useFormat } from '../../kernel/format/useFormat';

/** A result on the scale of its system, with all its decimals. */
export function useMarkText(): (system: AcademicSystem, steps: number) => string {
  const format = useFormat();
  return (system, steps) => {
    const scale = ACADEMIC_SYSTEMS[system];
    return scale.kind === 'LETTER'
      ? (scale.letters[steps] ?? '')
      : format.decimal(steps / 10 ** scale.decimals, scale.decimals);
  };
}
