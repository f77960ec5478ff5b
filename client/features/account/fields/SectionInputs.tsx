/** The inputs of each section of the profile. */
import { TEXT_MAX } from '../../../../schema/rules/account.values';
import { PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values';
import { EmailInput } from '../../../kernel/forms/EmailInput';
import { PhoneInput } from '../../../kernel/forms/PhoneInput';
import { SelectInput } from '../../../kernel/forms/SelectInput';
import { TextArea } from '../../../kernel/forms/TextArea';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { countriesInOrder } from '../countryOrder';
import type { SectionId } from '../profileFields';
import { BudgetInputs } from './BudgetInputs';
import { CountriesInput } from './CountriesInput';
import { EnglishInputs } from './EnglishInputs';
import { GpaInputs } from './GpaInputs';
import type { InputsProps } from './profileInput';
import { ChannelInput, DegreeInput, DiplomaInputs, SchoolInputs, ServiceInput, SubjectInputs } from './StudyInputs';

type Props<Output> = InputsProps<Output> & {
  /** Marks wait for the agreement of a guardian. */
  readonly areMarksLocked: boolean;
};

const AcademicInputs = <Output,>({ form, areMarksLocked }: Props<Output>) => (
  <>
    <SchoolInputs form={form} isOptional />
    <DiplomaInputs form={form} />
    <GpaInputs form={form} isLocked={areMarksLocked} />
    <EnglishInputs form={form} isLocked={areMarksLocked} />
  </>
);

function InterestInputs<Output>({ form }: Props<Output>) {
  const t = useText();
  const { destinations, others } = countriesInOrder(useLocale(), code => t(`country.${code}`));
  return (
    <>
      <SelectInput
        form={form}
        name="countryAbroad"
        label={t('profile.field.countryAbroad')}
        placeholder={t('account.choose')}
        isOptional
        options={[...destinations, ...others]}
      />
      <CountriesInput form={form} />
      <DegreeInput form={form} isOptional />
      <SelectInput
        form={form}
        name="targetLevel"
        label={t('profile.field.targetLevel')}
        placeholder={t('account.choose')}
        isOptional
        options={PROGRAM_LEVELS.map(value => ({ value, label: t(`level.${value}`) }))}
      />
      <SubjectInputs form={form} />
      <TextInput
        form={form}
        name="targetInstitution"
        label={t('profile.field.targetInstitution')}
        isOptional
        autoComplete="off"
        maxLength={TEXT_MAX.targetInstitution}
      />
      <ServiceInput form={form} />
      <BudgetInputs form={form} />
    </>
  );
}

function GuardianInputs<Output>({ form }: Props<Output>) {
  const t = useText();
  return (
    <>
      <TextInput
        form={form}
        name="guardianName"
        label={t('profile.field.guardianName')}
        isOptional
        autoComplete="off"
        maxLength={120}
      />
      <TextInput
        form={form}
        name="guardianJob"
        label={t('profile.field.guardianJob')}
        isOptional
        autoComplete="off"
        maxLength={TEXT_MAX.guardianJob}
      />
      <PhoneInput
        form={form}
        name="guardianPhone"
        label={t('profile.field.guardianPhone')}
        hint={t('profile.phoneHint')}
        isOptional
        autoComplete="off"
      />
      <EmailInput form={form} name="guardianEmail" label={t('profile.field.guardianEmail')} isOptional />
    </>
  );
}

function AdditionalInputs<Output>({ form }: Props<Output>) {
  const t = useText();
  return (
    <>
      <TextArea
        form={form}
        name="relativeAbroad"
        label={t('profile.field.relativeAbroad')}
        hint={t('profile.relativeHint')}
        isOptional
        rows={2}
        maxLength={TEXT_MAX.relativeAbroad}
      />
      <TextArea
        form={form}
        name="otherQuestions"
        label={t('profile.field.otherQuestions')}
        isOptional
        maxLength={TEXT_MAX.otherQuestions}
      />
      <ChannelInput form={form} />
    </>
  );
}

const inputsOf = {
  academic: AcademicInputs,
  interests: InterestInputs,
  guardian: GuardianInputs,
  additional: AdditionalInputs,
} as const;

export function SectionInputs<Output>({ section, ...props }: Props<Output> & { readonly section: SectionId }) {
  const Inputs = inputsOf[section];
  return <Inputs {...props} />;
}
