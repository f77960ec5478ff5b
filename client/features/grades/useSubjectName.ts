import { isSubjectCode } from '../../../schema/rules/grades/subjects.values';
import { useText } from '../../kernel/i18n/useText';

/** What a subject is called: by the list, or as the person named it. */
export function useSubjectName(): (subject: { readonly subject: string; readonly name: string | null }) => string {
  const t = useText();
  return ({ subject, name }) => name ?? (isSubjectCode(subject) ? t(`grades.name.${subject}`) : subject);
}
