/** A form on a rule of schema/rules: fields, errors, and one sending at a time. */
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureOf, type Failure } from '../graphql/failureOf';
import { dropDraft, keepDraft, readDraft, watchForm, type Draft } from './drafts';
import type { ErrorMessages } from './errorMessages';
import { watchPresses } from './pressEnd';
import { prepareZod, resolveWith, RULES_LOST, type LazyRule } from './resolveWith';

/** One entry of a payload's `errors`. */
export type Refusal = { readonly code: string; readonly field?: string | null | undefined };

/** Why nothing was done, for the form as a whole. */
export type FormFailure = Failure | { readonly kind: 'REFUSED'; readonly code: string };

/** `LEAVING`: the browser is on its way to another page, and the form stays shut until it is there. */
export type Answer = readonly Refusal[] | 'LEAVING';

type Options<Values extends FieldValues, Output> = {
  readonly rule: LazyRule<Output>;
  /** Of every field: an empty text, not undefined. */
  readonly defaults: DefaultValues<Values>;
  readonly errorMessages: ErrorMessages;
  /** Sends what the rule made of the values; an empty list when it was taken. */
  readonly send: (values: Output) => Promise<Answer>;
  readonly onDone?: () => void;
  /** What the rule wants beside the fields (a token of the address). */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** The typed text outlives the component, until the form was accepted or the document is left. Declared outside of the component. */
  readonly draft?: Draft<FieldPath<Values>>;
  /** What the address names, which counts more than what was typed before. */
  readonly addressed?: Partial<Values>;
};

export type ZodForm<Values extends FieldValues, Output> = {
  readonly fields: UseFormReturn<Values, unknown, Output>;
  readonly errorMessages: ErrorMessages;
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** Fetches the rules; for the first touch of the form. */
  readonly prepare: () => void;
  /** For a link to a form that starts from what was typed here. */
  readonly saveDraft: () => void;
};

export function useZodForm<Values extends FieldValues, Output>({
  rule,
  defaults,
  errorMessages,
  send,
  onDone,
  fixed,
  draft,
  addressed,
}: Options<Values, Output>): ZodForm<Values, Output> {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isSubmitting = useRef(false);
  const isAccepted = useRef(false);
  const [emptyValues] = useState(() => JSON.stringify(defaults));
  const [defaultValues] = useState(() => ({ ...defaults, ...(draft && readDraft(draft)), ...addressed }));
  const fields = useForm<Values, unknown, Output>({
    resolver: resolveWith<Values, Output>(rule, fixed),
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const { getValues, handleSubmit, setError } = fields;

  const saveDraft = useCallback(() => {
    if (!draft || isAccepted.current) return;
    if (JSON.stringify(getValues()) === emptyValues) dropDraft(draft);
    else keepDraft(draft, getValues());
  }, [draft, emptyValues, getValues]);
  useEffect(() => watchForm(saveDraft), [saveDraft]);
  useEffect(watchPresses, []);

  const refuse = (refusals: readonly Refusal[]) => {
    const known = Object.keys(getValues());
    let isFirst = true;
    for (const { code, field } of refusals) {
      if (field && known.includes(field.split('.', 1)[0] ?? '')) {
        setError(field as FieldPath<Values>, { type: 'server', message: code }, { shouldFocus: isFirst });
        isFirst = false;
      } else {
        setFailure({ kind: 'REFUSED', code });
      }
    }
  };

  /** Whether the form stays shut. */
  const deliver = async (values: Output): Promise<boolean> => {
    setIsSending(true);
    try {
      const answer = await send(values);
      if (answer !== 'LEAVING' && answer.length > 0) {
        refuse(answer);
        return false;
      }
      isAccepted.current = true;
      if (draft) dropDraft(draft);
      if (answer === 'LEAVING') return true;
      onDone?.();
    } catch (error) {
      setFailure(failureOf(error));
    }
    return false;
  };

  const submit = async (event: FormEvent): Promise<void> => {
    let staysShut = false;
    try {
      await handleSubmit(
        async values => {
          staysShut = await deliver(values);
        },
        errors => {
          if (errors.root?.type === RULES_LOST) setFailure({ kind: 'NETWORK' });
        },
      )(event);
    } finally {
      isSubmitting.current = staysShut;
      setIsSending(staysShut);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setFailure(null);
    void submit(event);
  };

  const prepare = () => {
    prepareZod();
    const isUntouched = JSON.stringify(getValues()) === JSON.stringify(defaultValues);
    // As long as nothing is typed, a full load loses nothing, should the rules be gone.
    const fetching: Promise<unknown> = isUntouched ? rule.load() : rule.loadQuietly();
    fetching.catch(() => undefined);
  };

  return { fields, errorMessages, failure, isSending, onSubmit, prepare, saveDraft };
}
