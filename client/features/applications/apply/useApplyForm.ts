/** The draft of an application and its one way to the server. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { useZodForm, type ZodForm } from '../../../kernel/forms/useZodForm';
import { useAppPath, useLocale } from '../../../kernel/i18n/useLocale';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { applicationErrors } from '../applicationErrors';
import type { Subject } from './applyUrl';
import { useCreateApplicationMutation } from './CreateApplication.gql';
import { findDraft } from './drafts';
import { draftsOf, dropDraft, keepDraft } from './draftStore';
import { readIntakeKey } from './intakeChoices';

type Values = { note: string; sharingConsent: boolean };
type Output = { note: string | null; sharingConsent: true };
export type ApplyForm = ZodForm<Values, Output>;

const rule = lazyModule(async () => (await import('../../../../schema/rules/applications.rules')).applicationFormRule);

type Options = {
  readonly subject: Subject;
  readonly title: string;
  /** Id of the profile. */
  readonly owner: string;
  /** Key of the intake that is shown. */
  readonly intake: string;
  /** Of the text of the consent that is shown. */
  readonly textVersion: string;
  /** Before the page of the application is there. */
  readonly onCreated: (id: string) => void;
};

export function useApplyForm({ subject, title, owner, intake, textVersion, onCreated }: Options) {
  const locale = useLocale();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const notice = useNotice();
  const [create] = useCreateApplicationMutation();
  const stored = () => findDraft(draftsOf(owner), subject);

  /** The way back leads past the form: it has done its work. */
  const goTo = async (id: string) => {
    dropDraft(owner, subject);
    await navigate(appPath(`/profile/applications/${id}`), { replace: true });
  };

  const form = useZodForm<Values, Output>({
    rule,
    // The tick belongs to this form alone: no draft keeps it, and after a lost answer it is given again.
    defaults: { note: '', sharingConsent: false },
    errorMessages: applicationErrors,
    send: async ({ note, sharingConsent: isGiven }) => {
      const wanted = readIntakeKey(intake);
      if (!wanted) return [{ code: 'INTAKE_NOT_OFFERED' }];
      const content = { intake, note: form.fields.getValues('note') };
      const { key } = keepDraft(owner, { subject, title, content });
      const { data } = await create({
        variables: {
          input: {
            ...subject,
            intake: wanted,
            note,
            sharingConsent: { isGiven, textVersion, language: locale === 'vi' ? 'VI' : 'EN' },
            idempotencyKey: key,
          },
        },
      });
      const { application, errors = [] } = data?.createApplication ?? { application: null };
      if (!application) return errors;
      onCreated(application.id);
      if (errors.length > 0) notice.failure('applications.error.ALREADY_APPLIED');
      else notice.success(application.status === 'AWAITING_GUARDIAN' ? 'apply.sentToGuardian' : 'apply.sent');
      await goTo(application.id);
      return 'LEAVING';
    },
  });

  const { getValues, reset, watch } = form.fields;
  const restore = useEffectEvent(() => {
    const note = stored()?.note;
    // What was typed before the page was taken over counts more.
    if (note && getValues('note') === '') reset({ note, sharingConsent: getValues('sharingConsent') });
  });
  const keepNote = useEffectEvent((note = '') => {
    const draft = stored();
    if (note !== (draft?.note ?? ''))
      keepDraft(owner, { subject, title, content: { intake: draft?.intake ?? null, note } });
  });
  useEffect(() => {
    restore();
    const { unsubscribe } = watch(({ note }) => keepNote(note));
    return unsubscribe;
  }, [watch]);

  return {
    form,
    chooseIntake: (key: string) =>
      void keepDraft(owner, { subject, title, content: { intake: key, note: getValues('note') } }),
  };
}
