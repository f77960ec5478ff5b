import { useState } from 'react';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useAnswerSharingRequestMutation } from './AnswerSharingRequest.gql';

export type AnswerState = 'READING' | 'NOT_TICKED' | 'SENDING' | 'OUTDATED' | 'FAILED' | 'AGREED' | 'REFUSED' | 'LOST';

/** Agreeing takes the tick, refusing does not. */
export function useSharingAnswer(token: string, textVersion: string) {
  const locale = useLocale();
  const [answer] = useAnswerSharingRequestMutation();
  const [state, setState] = useState<AnswerState>('READING');
  const send = async (isAgreed: boolean): Promise<void> => {
    if (state === 'SENDING') return;
    setState('SENDING');
    try {
      const input = { token, isAgreed, textVersion, language: locale === 'vi' ? ('VI' as const) : ('EN' as const) };
      const { data } = await answer({ variables: { input } });
      const [error] = data?.answerSharingRequest.errors ?? [{ code: 'CONFLICT' }];
      if (!error) setState(isAgreed ? 'AGREED' : 'REFUSED');
      else setState(error.code === 'INVALID_TOKEN' ? 'LOST' : error.code === 'OUTDATED_TEXT' ? 'OUTDATED' : 'FAILED');
    } catch {
      setState('FAILED');
    }
  };
  return {
    state,
    agree: (isTicked: boolean): void => {
      if (isTicked) void send(true);
      else setState('NOT_TICKED');
    },
    refuse: (): void => void send(false),
    read: (): void => setState('READING'),
  };
}
