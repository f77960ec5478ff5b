import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Steps } from '../../kernel/mui/Steps';
import type { ApplicationSteps_ApplicationFragment } from './ApplicationSteps.gql';
import { stepsOf } from './applicationSteps';

type Props = { readonly application: ApplicationSteps_ApplicationFragment };

/** The steps with their days; ahead of them, what each will be. */
export function ApplicationSteps(masked: MaskedProps<Props>) {
  const { status, history } = (masked as Props).application;
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
