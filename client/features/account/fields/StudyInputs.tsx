/** What is asked both on the profile and of a new person. */
import {
  CURRENT_LEVELS,
  REFERRAL_CHANNELS,
  SCHOOL_DIPLOMAS,
  SERVICE_INTERESTS,
  TEXT_MAX,
} from '../../../../schema/rules/account.values';
import { FIELDS_OF_STUDY, PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values';
import { SelectInput } from '../../../kernel/forms/SelectInput';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useText } from '../../../kernel/i18n/useText';
import type { InputsProps } from './profileInput';

type Props<Output> = InputsProps<Output> & { readonly isOptional?: boolean };

export function SchoolInputs<Output>({ form, isOptional = false }: Props<Output>) {
  const t = useText();
  return (
    <>
      <TextInput
        form={form}
        name="currentSchoolOrCompany"
        label={t('profile.field.currentSchoolOrCompany')}
        isOptional={isOptional}
        autoComplete="organization"
        maxLength={TEXT_MAX.currentSchoolOrCompany}
      />
      <SelectInput
        form={form}
        name="currentLevel"
        label={t('profile.field.currentLevel')}
        placeholder={t('account.choose')}
        isOptional={isOptional}
        options={CURRENT_LEVELS.map(value => ({ value, label: t(`currentLevel.${value}`) }))}
      />
    </>
  );
}

/** Which diploma school ends with, and when: what leads straight into a program depends on it. */
export function DiplomaInputs<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  return (
    <>
      <SelectInput
        form={form}
        name="schoolDiploma"
        label={t('profile.field.schoolDiploma')}
        placeholder={t('profile.noDiploma')}
        isOptional
        options={SCHOOL_DIPLOMAS.map(value => ({ value, label: t(`schoolDiploma.${value}`) }))}
      />
      <TextInput
        form={form}
        name="schoolEndYear"
        label={t('profile.field.schoolEndYear')}
        hint={t('profile.schoolEndHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </>
  );
}

export function DegreeInput<Output>({ form, isOptional = false }: Props<Output>) {
  const t = useText();
  return (
    <SelectInput
      form={form}
      name="studyLevelWanted"
      label={t('profile.field.studyLevelWanted')}
      placeholder={t('account.choose')}
      isOptional={isOptional}
      options={PROFILE_LEVELS.map(value => ({ value, label: t(`award.${value}`) }))}
    />
  );
}

export function SubjectInputs<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  return (
    <>
      <SelectInput
        form={form}
        name="fieldOfStudy"
        label={t('profile.field.fieldOfStudy')}
        placeholder={t('account.choose')}
        isOptional
        options={FIELDS_OF_STUDY.map(value => ({ value, label: t(`field.${value}`) }))}
      />
      <TextInput
        form={form}
        name="majorAbroad"
        label={t('profile.field.majorAbroad')}
        isOptional
        autoComplete="off"
        maxLength={TEXT_MAX.majorAbroad}
      />
    </>
  );
}

export function ServiceInput<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  return (
    <SelectInput
      form={form}
      name="serviceInterest"
      label={t('profile.field.serviceInterest')}
      placeholder={t('account.choose')}
      isOptional
      options={SERVICE_INTERESTS.map(value => ({ value, label: t(`service.${value}`) }))}
    />
  );
}

export function ChannelInput<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  return (
    <SelectInput
      form={form}
      name="referralChannel"
      label={t('profile.field.referralChannel')}
      placeholder={t('account.choose')}
      isOptional
      options={REFERRAL_CHANNELS.map(value => ({ value, label: t(`channel.${value}`) }))}
    />
  );
}
