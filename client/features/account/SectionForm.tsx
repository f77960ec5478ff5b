/** One section of the profile as a form. Loaded when it is opened: reading a profile needs none of it. */
import { useEffect, useRef, useState } from 'react';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import { readablePhone } from '../../../schema/rules/readablePhone';
import type { ProfileValues as JudgedValues } from '../../../schema/rules/account.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { Form } from '../../kernel/forms/Form';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { Button } from '../../kernel/mui/Button';
import { useNow } from '../../kernel/page/now';
import { profileErrors } from './accountErrors';
import { ConflictPanel } from './ConflictPanel';
import { SectionInputs } from './fields/SectionInputs';
import {
  fieldOfPath,
  sectionFields,
  type Profile,
  type ProfileField,
  type ProfileValues,
  type SectionId,
  type WantedField,
} from './profileFields';
import { toForm, type ProfileForm } from './profileForm';
import { needsGuardian } from './needsGuardian';
import { useProfileSave } from './useProfileSave';

export type SectionFormProps = {
  readonly section: SectionId;
  readonly profile: Profile;
  /** The field to begin with; a new one each time somebody asks for it. Null for the first. */
  readonly wanted: WantedField | null;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
};

export function SectionForm({ section, profile, wanted, onDirty, onClose }: SectionFormProps) {
  const t = useText();
  const { number } = useFormat();
  const notice = useNotice();
  const today = dayInVietnam(useNow());
  const fields: readonly ProfileField[] = sectionFields[section];
  // Inputs that keep a state of their own are drawn anew when a value comes from elsewhere.
  const [generation, setGeneration] = useState(0);

  const formOf = (values: ProfileValues): ProfileForm => toForm(values, { number, phone: readablePhone });
  const show = (values: ProfileValues, shown: readonly ProfileField[]) => {
    const texts = formOf(values);
    for (const field of shown) form.fields.setValue(field, texts[field], { shouldDirty: true });
    if (shown.length > 0) setGeneration(generation + 1);
  };
  const { save, conflict } = useProfileSave({ profile, fields, onTaken: show });

  const form = useZodForm<ProfileForm, JudgedValues>({
    rule: lazyModule(async () => (await import('./profileRules')).profileFormRule(today)),
    defaults: Object.fromEntries(
      Object.entries(formOf(profile)).filter(([name]) => fields.some(field => field === name)),
    ),
    errorMessages: profileErrors,
    send: async values => {
      const refusals = await save(values).catch((error: unknown) => {
        notice.thrown(error, 'profile.saveFailed');
        throw error;
      });
      return refusals;
    },
    onDone: () => {
      notice.success('profile.saved');
      onClose();
    },
  });
  const { isDirty } = form.fields.formState;

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    const asked = wanted && inputs.find(({ name }) => fieldOfPath(name) === wanted.field);
    (asked ?? inputs[0])?.focus();
  }, [wanted]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  return (
    <div ref={box}>
      <Form
        form={form}
        submit={t('account.save')}
        sending={t('account.saving')}
        hasNarrowSubmit
        aside={
          <Button variant="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <SectionInputs key={generation} section={section} form={form} areMarksLocked={needsGuardian(profile)} />
        {conflict ? (
          <ConflictPanel
            conflict={conflict}
            onChoose={(field, side) => show({ ...conflict.stored, ...conflict[side] }, [field])}
          />
        ) : null}
      </Form>
    </div>
  );
}
