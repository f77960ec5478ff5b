/** Answers to one question: saved as soon as they are chosen, and all stored before the next page. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useAppPath, useLocale } from '../../kernel/i18n/useLocale';
import { failureOf } from '../../kernel/graphql/failureOf';
import type { Masked } from '../../kernel/graphql/masked';
import { useViewer } from '../../kernel/viewer/viewer';
import { useAnswerQuestionMutation } from './AnswerQuestion.gql';
import type { Answering_ProgressFragment } from './Answering.gql';
import { questionAddress, resultAddress } from './assessmentUrl';
import { useFinishAssessmentMutation } from './FinishAssessment.gql';
import { createSaveQueue, type SaveState } from './saveQueue';

/** While words are being ticked, one save for several ticks. */
const TICKING_MS = 700;

export type Answerable = {
  readonly id: AssessmentId;
  readonly number: number;
  readonly count: number;
  readonly consentVersion: string;
  readonly kind: 'ACTIVITY' | 'WORDS';
  readonly progress: Masked<Answering_ProgressFragment> | null | undefined;
};

type Wanted = { readonly choices: readonly number[]; readonly isDone: boolean };
const IDLE: SaveState = { status: 'IDLE', failure: null, refusal: null };

export function useAnswering({ id, number, count, consentVersion, kind, progress: masked }: Answerable) {
  const progress = masked as Answering_ProgressFragment | null | undefined;
  const stored = progress?.answers.find(({ question }) => question === number);
  const [choices, setChoices] = useState<readonly number[]>(stored?.choices ?? []);
  const [save, setSave] = useState(IDLE);
  const [isMissing, setIsMissing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const forAccount = useViewer() !== null;
  const language = useLocale() === 'en' ? 'EN' : 'VI';
  const navigate = useNavigate();
  const appPath = useAppPath();
  const [answerQuestion] = useAnswerQuestionMutation();
  const [finishAssessment] = useFinishAssessmentMutation();

  // A question has a component of its own: nothing of what is sent besides the choices changes.
  const [queue] = useState(() =>
    createSaveQueue<Wanted>({
      onState: setSave,
      send: async ({ choices: wanted, isDone }) => {
        const consent = { version: consentVersion, language } as const;
        const input = { assessmentId: id, question: number, choices: [...wanted], isDone, consent, forAccount };
        const { data } = await answerQuestion({ variables: { input } });
        return data?.answerQuestion.errors[0]?.code ?? null;
      },
    }),
  );

  // Ticks that are not sent yet are sent when the page is left by a link.
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void queue.flush();
    },
    [queue],
  );

  const choose = (next: readonly number[]): void => {
    setChoices(next);
    setIsMissing(false);
    queue.want({ choices: next, isDone: kind === 'ACTIVITY' || stored?.isDone === true });
    clearTimeout(timer.current);
    if (kind === 'ACTIVITY') void queue.flush();
    else timer.current = setTimeout(() => void queue.flush(), TICKING_MS);
  };

  const finish = async (): Promise<void> => {
    const { data } = await finishAssessment({ variables: { input: { assessmentId: id, forAccount } } });
    const { errors = [], progress: after } = data?.finishAssessment ?? {};
    const next = after?.firstUnanswered ?? null;
    if (errors.length === 0) return void (await navigate(appPath(resultAddress(id))));
    if (next !== null) return void (await navigate(appPath(questionAddress(id, next))));
    setSave({ status: 'FAILED', failure: null, refusal: errors[0]?.code ?? null });
  };

  const goOn = async (): Promise<void> => {
    if (isLeaving) return;
    if (kind === 'ACTIVITY' && choices.length === 0) return setIsMissing(true);
    clearTimeout(timer.current);
    setIsLeaving(true);
    try {
      if (kind === 'WORDS' && !(stored?.isDone && save.status === 'IDLE')) queue.want({ choices, isDone: true });
      if (!(await queue.flush())) return;
      if (number < count) await navigate(appPath(questionAddress(id, number + 1)));
      else await finish();
    } catch (error) {
      setSave({ status: 'FAILED', failure: failureOf(error), refusal: null });
    } finally {
      setIsLeaving(false);
    }
  };

  return { choices, choose, goOn, isMissing, isLeaving, save };
}

export type Answering = ReturnType<typeof useAnswering>;
