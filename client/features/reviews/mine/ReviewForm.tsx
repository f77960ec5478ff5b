import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { reviewRule } from '../../../../schema/rules/reviews.rules';
import { REVIEW_CONSENT_TEXT_VERSION, REVIEW_TEXT_MAX } from '../../../../schema/rules/reviews.values';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { CheckboxInput } from '../../../kernel/forms/CheckboxInput';
import { Form } from '../../../kernel/forms/Form';
import { TextArea } from '../../../kernel/forms/TextArea';
import { TextInput } from '../../../kernel/forms/TextInput';
import { UnsavedChanges } from '../../../kernel/forms/UnsavedChanges';
import { useSubmissionKey } from '../../../kernel/forms/useSubmissionKey';
import { useZodForm } from '../../../kernel/forms/useZodForm';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { Button } from '../../../kernel/mui/Button';
import { reviewErrors } from './reviewErrors';
import type { ReviewForm_ReviewFragment } from './ReviewForm.gql';
import { useSaveReviewMutation } from './SaveReview.gql';

type Values = {
  text: string;
  name: string;
  studies: string;
  consent: { publish: boolean; textVersion: string };
};

const rule = lazyModule(async () => (await import('../../../../schema/rules/reviews.rules')).reviewRule);

type Props = {
  /** Null: about the service. */
  readonly institutionId: string | null;
  /** What is edited; null for a new one. */
  readonly present: ReviewForm_ReviewFragment | null;
  readonly onClose: () => void;
};

/** Consent is given anew with each text. */
export function ReviewForm(masked: MaskedProps<Props>) {
  const { institutionId, present, onClose } = masked as Props;
  const t = useText();
  const language = useLocale() === 'vi' ? 'VI' : 'EN';
  const notice = useNotice();
  const keyOf = useSubmissionKey();
  const [isDone, setIsDone] = useState(false);
  const [save] = useSaveReviewMutation();
  const form = useZodForm<Values, z.output<typeof reviewRule>>({
    rule,
    defaults: {
      text: present?.text ?? '',
      name: present?.name ?? '',
      studies: present?.studies ?? '',
      consent: { publish: false, textVersion: REVIEW_CONSENT_TEXT_VERSION },
    },
    errorMessages: reviewErrors,
    send: async ({ studies = null, ...values }) => {
      const content = {
        ...values,
        studies,
        institutionId,
        language,
        seenUpdatedAt: present?.updatedAt ?? null,
      } as const;
      const { data } = await save({ variables: { input: { ...content, idempotencyKey: keyOf(content) } } });
      return data?.saveReview.errors ?? [];
    },
    onDone: () => {
      notice.success('myReviews.sent');
      setIsDone(true);
    },
  });
  // After the guard of unsaved changes has heard that all is saved.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const { isDirty } = form.fields.formState;
  return (
    <>
      <UnsavedChanges isDirty={isDirty && !isDone} />
      <Form
        form={form}
        submit={t('myReviews.send')}
        sending={t('myReviews.sending')}
        hasNarrowSubmit
        aside={
          <Button variant="quiet" onClick={onClose}>
            {t('myReviews.cancel')}
          </Button>
        }
      >
        <TextArea
          form={form}
          name="text"
          label={t('myReviews.text')}
          hint={t('myReviews.textHint')}
          rows={8}
          maxLength={REVIEW_TEXT_MAX.text}
        />
        <TextInput
          form={form}
          name="name"
          label={t('myReviews.name')}
          hint={t('myReviews.nameHint')}
          autoComplete="nickname"
        />
        <TextInput
          form={form}
          name="studies"
          label={t('myReviews.studies')}
          hint={t('myReviews.studiesHint')}
          isOptional
        />
        <CheckboxInput form={form} name="consent.publish" label={t('myReviews.consent')} isRequired />
      </Form>
    </>
  );
}
