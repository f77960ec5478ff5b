/** Starting a test again: the answers go, the former result stays. */
import { useNavigate } from 'react-router';
import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useViewer } from '../../kernel/viewer/viewer';
import { questionAddress } from './assessmentUrl';
import { useRestartAssessmentMutation } from './RestartAssessment.gql';

export function useRestart(id: AssessmentId) {
  const forAccount = useViewer() !== null;
  const [send, { loading }] = useRestartAssessmentMutation();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const notice = useNotice();

  return {
    isRestarting: loading,
    restart: async (): Promise<void> => {
      if (loading) return;
      try {
        await send({ variables: { input: { assessmentId: id, forAccount } } });
        await navigate(appPath(questionAddress(id, 1)));
      } catch (error) {
        notice.thrown(error, 'assessments.restartFailed');
      }
    },
  };
}
