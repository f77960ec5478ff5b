import { useLeaveGuard } from '../../kernel/feedback/useLeaveGuard';
import { useText } from '../../kernel/i18n/useText';

/** Marks that the account does not have yet: they stay in this browser, and the question says so. */
export function UnsavedMarks({ isDirty }: { readonly isDirty: boolean }) {
  const t = useText();
  useLeaveGuard(isDirty, {
    title: t('grades.unsavedTitle'),
    content: t('grades.unsaved'),
    confirm: t('grades.leave'),
    cancel: t('common.cancel'),
  });
  return null;
}
