import { useState, type ComponentType } from 'react';
import { ACCOUNT_LANGUAGES } from '../../../schema/rules/account.values';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useText } from '../../kernel/i18n/useText';
import type { LazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { SelectField } from '../../kernel/ui/Field';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { ProfileFrame } from './ProfileFrame';
import type { Profile } from './profileFields';
import { SectionCard } from './SectionCard';
import { useUpdateProfileMutation } from './UpdateProfile.gql';
import styles from './account.module.css';

/** Chosen is stored: there is nothing else to send with it. */
function MailLanguage({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const notice = useNotice();
  const [update] = useUpdateProfileMutation();
  const [isSending, setIsSending] = useState(false);

  const onChange = async (text: string) => {
    const language = ACCOUNT_LANGUAGES.find(code => code === text);
    if (!language) return;
    setIsSending(true);
    try {
      const { data } = await update({ variables: { input: { language } } });
      if (data?.updateProfile.profile) notice.success('settings.mailLanguageSaved');
      else notice.failure('account.notDone');
    } catch {
      notice.failure('account.notDone');
    }
    setIsSending(false);
  };

  return (
    <SelectField
      label={t('settings.mailLanguage')}
      value={profile.language}
      disabled={isSending}
      onChange={({ target }) => void onChange(target.value)}
      options={ACCOUNT_LANGUAGES.map(value => ({ value, label: t(`settings.mailLanguage.${value}`) }))}
    />
  );
}

type PasswordProps = { readonly email: string; /** What a password must not hold. */ readonly own: readonly string[] };
type PasswordModule = { readonly ChangePasswordForm: ComponentType<PasswordProps> };

type Props = {
  /** Of another feature, put in by the page: the form for a new password, fetched when it is asked for, and the list of sessions. */
  readonly passwordForm: LazyModule<PasswordModule>;
  readonly Sessions: ComponentType;
};

function Password({ profile, form }: { readonly profile: Profile; readonly form: Props['passwordForm'] }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(form, isOpen);
  return (
    <SectionCard title={t('settings.password')} lead={t('settings.passwordLead')}>
      {isOpen ? null : (
        <Button
          variant="secondary"
          className={styles.start}
          onPointerEnter={() => void form.loadQuietly()}
          onClick={() => setIsOpen(true)}
        >
          {t('settings.password')}
        </Button>
      )}
      {isOpen && part ? (
        <part.ChangePasswordForm email={profile.email} own={[profile.fullName, profile.phone]} />
      ) : null}
      {isOpen && hasFailed ? <ErrorState onRetry={retry} /> : null}
    </SectionCard>
  );
}

export function AccountSettings({ passwordForm, Sessions }: Props) {
  const t = useText();
  return (
    <ProfileFrame title={t('settings.title')} description={t('settings.description')}>
      {profile => (
        <div className={styles.main}>
          <SectionCard title={t('settings.email')}>
            <p className={styles.strong}>{profile.email}</p>
            <p className={styles.quiet}>
              {t(profile.isEmailVerified ? 'settings.emailVerified' : 'settings.emailNotVerified')}
            </p>
            <MailLanguage profile={profile} />
          </SectionCard>
          <Password profile={profile} form={passwordForm} />
          <SectionCard title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
            <Sessions />
          </SectionCard>
          <SectionCard title={t('settings.deletion')}>
            <p className={styles.quiet}>{t('settings.deletionBody')}</p>
            <LinkButton to="/profile/privacy#deletion" variant="secondary" className={styles.start}>
              {t('settings.deletionLink')}
            </LinkButton>
          </SectionCard>
        </div>
      )}
    </ProfileFrame>
  );
}
