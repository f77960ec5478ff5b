import { useLeaveGuard } from '../feedback/useLeaveGuard';
import { useText } from '../i18n/useText';

/** Asks before a page with unsaved changes is left. */
export function UnsavedChanges({ isDirty }: { readonly isDirty: boolean }) {
  const t = useText();
  useLeaveGuard(isDirty, {
    title: t('forms.unsavedTitle'),
    content: t('forms.unsavedContent'),
    confirm: t('forms.leave'),
    cancel: t('forms.stay'),
    isDestructive: true,
  });
  return null;
}
