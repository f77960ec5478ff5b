/** The first questions to a new person: four that must be answered, a few that may, each group with its reason. Loaded when the person starts. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CompleteProfileValues } from '../../../schema/rules/account.rules';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { useNotice } from '../../kernel/feedback/useNotice';
import { Form } from '../../kernel/forms/Form';
import { UnsavedChanges } from '../../kernel/forms/UnsavedChanges';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { Button } from '../../kernel/mui/Button';
import { Panel } from '../../kernel/mui/Panel';
import { useNow } from '../../kernel/page/now';
import { accountErrors } from './accountErrors';
import { useCompleteProfileMutation } from './CompleteProfile.gql';
import { toCompleteInput } from './completeInput';
import { useExitCompleteProfile } from './useExitCompleteProfile';
import { BudgetInputs } from './fields/BudgetInputs';
import { CountriesInput } from './fields/CountriesInput';
import { EnglishInputs } from './fields/EnglishInputs';
import { GpaInputs } from './fields/GpaInputs';
import {
  ChannelInput,
  DegreeInput,
  DiplomaInputs,
  SchoolInputs,
  ServiceInput,
  SubjectInputs,
} from './fields/StudyInputs';
import { needsGuardian } from './needsGuardian';
import type { Profile } from './profileFields';
import { toForm, type ProfileForm } from './profileForm';
import styles from './account.module.css';

const ASKED = [
  'currentSchoolOrCompany',
  'currentLevel',
  'studyLevelWanted',
  'preferredCountries',
  'schoolDiploma',
  'schoolEndYear',
  'majorAbroad',
  'fieldOfStudy',
  'gpa',
  'englishCert',
  'budget',
  'serviceInterest',
  'referralChannel',
] as const;

type MoreProps = { readonly title: string; readonly hasError: boolean; readonly children: ReactNode };

/** What may be left out stands one press away; a mistake in it opens it. */
const More = ({ title, hasError, children }: MoreProps) => (
  <details className={styles.more} open={hasError || undefined}>
    <summary>{title}</summary>
    <div className={styles.fields}>{children}</div>
  </details>
);

export function CompleteProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const { number } = useFormat();
  const notice = useNotice();
  const leave = useExitCompleteProfile();
  const today = dayInVietnam(useNow());
  const [complete] = useCompleteProfileMutation();
  const [isDone, setIsDone] = useState(false);
  const areMarksLocked = needsGuardian(profile);

  const values = toForm(profile, { number, phone: readablePhone });
  const form = useZodForm<ProfileForm, CompleteProfileValues>({
    rule: lazyModule(async () => (await import('./profileRules')).completeFormRule(today)),
    defaults: Object.fromEntries(ASKED.map(name => [name, values[name]])),
    errorMessages: { ...accountErrors, failed: 'profile.saveFailed' },
    send: async answers => {
      const { data } = await complete({ variables: { input: toCompleteInput(answers, { areMarksLocked }) } });
      return data?.completeProfile.errors ?? [];
    },
    onDone: () => {
      notice.success('profile.saved');
      setIsDone(true);
    },
  });
  const { errors, isDirty } = form.fields.formState;
  // After the guard of unsaved changes has heard that all is saved.
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), []);

  return (
    <div ref={box}>
      <UnsavedChanges isDirty={isDirty && !isDone} />
      <Form
        form={form}
        submit={t('complete.submit')}
        sending={t('account.saving')}
        hasNarrowSubmit
        aside={
          <Button variant="quiet" onClick={leave}>
            {t('complete.later')}
          </Button>
        }
      >
        <Panel title={t('complete.step1')} lead={t('complete.step1Why')}>
          <div className={styles.fields}>
            <SchoolInputs form={form} />
            <More
              title={t('complete.moreDetails')}
              hasError={Boolean(errors.schoolEndYear ?? errors.gpa ?? errors.englishCert)}
            >
              <DiplomaInputs form={form} />
              <GpaInputs form={form} isLocked={areMarksLocked} />
              <EnglishInputs form={form} isLocked={areMarksLocked} />
            </More>
          </div>
        </Panel>
        <Panel title={t('complete.step2')} lead={t('complete.step2Why')}>
          <div className={styles.fields}>
            <CountriesInput form={form} />
            <DegreeInput form={form} />
            <More
              title={t('complete.moreWishes')}
              hasError={Boolean(errors.majorAbroad ?? errors.fieldOfStudy ?? errors.budget)}
            >
              <SubjectInputs form={form} />
              <BudgetInputs form={form} />
            </More>
          </div>
        </Panel>
        <Panel title={t('complete.step3')} lead={t('complete.step3Why')}>
          <div className={styles.fields}>
            <ServiceInput form={form} />
            <ChannelInput form={form} />
          </div>
        </Panel>
      </Form>
    </div>
  );
}
