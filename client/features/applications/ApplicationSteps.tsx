import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Steps } from '../../kernel/mui/Steps';
import type { ApplicationDetail_ApplicationFragment } from './ApplicationDetail.gql';
import { stepsOf } from './applicationSteps';

type Props = { readonly application: ApplicationDetail_ApplicationFragment };

/** The steps with their days; ahead of them, what each will be. */
export function ApplicationSteps({ application: { status, history } }: Props) {
  const t = useText();
  const format = useFormat();
  const { steps, current } = stepsOf(status, history);
  return (
    <Steps
      label={t('applications.steps')}
      isRowWhenWide
      current={current}
      steps={steps.map(step => ({
        id: step.status,
        title: t(`applicationStatus.${step.status}`),
        note: step.at ? format.dayInVietnam(step.at) : t(`applications.ahead.${step.status}`),
      }))}
    />
  );
}
