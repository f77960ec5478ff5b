/** Deleting a result together with its answers, after a question. */
import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';
import { useViewer } from '../../kernel/viewer/viewer';
import { useDeleteAssessmentResultMutation } from './DeleteAssessmentResult.gql';

const confirmModule = lazyModule(() => import('../../kernel/feedback/confirm'));

export function useDeleteResult(id: AssessmentId): () => Promise<void> {
  const t = useText();
  const notice = useNotice();
  const forAccount = useViewer() !== null;
  const [send] = useDeleteAssessmentResultMutation();

  return async () => {
    try {
      const { askConfirm } = await confirmModule.load();
      const isSure = await askConfirm({
        title: t('assessments.deleteTitle'),
        content: t('assessments.deleteText'),
        confirm: t('assessments.deleteYes'),
        cancel: t('common.cancel'),
        isDestructive: true,
      });
      if (!isSure) return;
      await send({ variables: { input: { assessmentId: id, forAccount } } });
      // The button that had the focus is gone.
      focusPageHeading();
      notice.success('assessments.deleted');
    } catch (error) {
      notice.thrown(error, 'assessments.deleteFailed');
    }
  };
}
