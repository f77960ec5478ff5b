import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ACCOUNT_LANGUAGES } from '../../../schema/rules/account.values';
import { useNotice } from '../../kernel/feedback/useNotice';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { LazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button, LinkButton } from '../../kernel/mui/Button';
import { SelectField } from '../../kernel/mui/Field';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { StatusChip } from '../../kernel/mui/StatusChip';
import type { AccountSettings_ProfileFragment } from './AccountSettings.gql';
import { ProfileFrame } from './ProfileFrame';
import { useUpdateProfileMutation } from './UpdateProfile.gql';
import styles from './account.module.css';

type Profile = AccountSettings_ProfileFragment;

/** Chosen is stored: there is nothing else to send with it. What was chosen is shown while it is sent, and goes back when it was not stored. */
function MailLanguage({ language: stored }: Pick<Profile, 'language'>) {
  const t = useText();
  const notice = useNotice();
  const [update] = useUpdateProfileMutation();
  const [sent, setSent] = useState<Profile['language'] | null>(null);

  const onChange = async (text: string) => {
    const language = ACCOUNT_LANGUAGES.find(code => code === text);
    if (!language || sent !== null) return;
    setSent(language);
    try {
      const { data } = await update({ variables: { input: { language } } });
      if (data?.updateProfile.profile) notice.success('settings.mailLanguageSaved');
      else notice.failure('account.notDone');
    } catch (error) {
      notice.thrown(error, 'account.notDone');
    }
    setSent(null);
  };

  return (
    <SelectField
      label={t('settings.mailLanguage')}
      value={sent ?? stored}
      aria-busy={sent !== null}
      onChange={({ target }) => void onChange(target.value)}
      options={ACCOUNT_LANGUAGES.map(value => ({ value, label: t(`settings.mailLanguage.${value}`) }))}
    />
  );
}

type EmailProps = { readonly profile: Profile } & Pick<Props, 'Confirmation'>;

function Email(masked: MaskedProps<EmailProps>) {
  const {
    profile: { email, isEmailVerified, language },
    Confirmation,
  } = masked as EmailProps;
  const t = useText();
  return (
    <Panel title={t('settings.email')}>
      <p className={styles.withChip}>
        <span className={styles.strong}>{email}</span>
        <StatusChip
          tone={isEmailVerified ? 'good' : 'warn'}
          label={t(isEmailVerified ? 'profile.emailVerified' : 'profile.emailNotVerified')}
        />
      </p>
      {isEmailVerified ? null : (
        <>
          <p className={styles.quiet}>{t('settings.emailNotVerified')}</p>
          <Confirmation email={email} />
        </>
      )}
      <MailLanguage language={language} />
    </Panel>
  );
}

type FormProps = { readonly email: string; /** What a password must not hold. */ readonly own: readonly string[] };
type PasswordModule = { readonly ChangePasswordForm: ComponentType<FormProps> };

type Props = {
  /** Of another feature, put in by the page: the form for a new password, fetched when it is wanted, and the list of sessions. */
  readonly passwordForm: LazyModule<PasswordModule>;
  readonly Sessions: ComponentType;
  /** The button that sends the confirmation mail again. */
  readonly Confirmation: ComponentType<{ readonly email: string }>;
};

type PasswordProps = { readonly profile: Profile; readonly form: Props['passwordForm'] };

function Password(masked: MaskedProps<PasswordProps>) {
  const { profile, form } = masked as PasswordProps;
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(form, isOpen);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus has made way for the form.
    if (part) box.current?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  }, [part]);
  return (
    <Panel title={t('settings.password')} lead={t('settings.passwordLead')}>
      {isOpen && part ? (
        <div ref={box}>
          <part.ChangePasswordForm email={profile.email} own={[profile.fullName, profile.phone]} />
        </div>
      ) : (
        <Button
          variant="secondary"
          className={styles.start}
          isBusy={isOpen && !hasFailed}
          onPointerEnter={() => void form.loadQuietly()}
          onClick={() => setIsOpen(true)}
        >
          {t('settings.password')}
        </Button>
      )}
      {isOpen && hasFailed ? <ErrorNotice onRetry={retry} /> : null}
    </Panel>
  );
}

export function AccountSettings({ passwordForm, Sessions, Confirmation }: Props) {
  const t = useText();
  return (
    <ProfileFrame title={t('settings.title')} description={t('settings.description')}>
      {profile => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Email profile={profile} Confirmation={Confirmation} />
            <Password profile={profile} form={passwordForm} />
            <Panel title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
              <Sessions />
            </Panel>
          </div>
          <div className={styles.rail}>
            <Panel title={t('settings.deletion')} lead={t('settings.deletionBody')}>
              <LinkButton to="/profile/privacy#deletion" variant="secondary" className={styles.start}>
                {t('settings.deletionLink')}
              </LinkButton>
            </Panel>
          </div>
        </div>
      )}
    </ProfileFrame>
  );
}
