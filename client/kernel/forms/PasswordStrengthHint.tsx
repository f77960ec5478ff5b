import { useText, type MessageId } from '../i18n/useText';
import styles from './forms.module.css';
import { passwordStrength, type PasswordStrength } from './passwordStrength';

type Look = { readonly lit: number; readonly tone: 'weak' | 'fair' | 'good'; readonly hint: MessageId };

const looks: Readonly<Record<PasswordStrength, Look>> = {
  EMPTY: { lit: 0, tone: 'weak', hint: 'forms.strength.empty' },
  SHORT: { lit: 1, tone: 'weak', hint: 'forms.strength.short' },
  COMMON: { lit: 1, tone: 'weak', hint: 'forms.strength.common' },
  PERSONAL: { lit: 1, tone: 'weak', hint: 'forms.strength.personal' },
  FAIR: { lit: 2, tone: 'fair', hint: 'forms.strength.fair' },
  GOOD: { lit: 3, tone: 'good', hint: 'forms.strength.good' },
};

type Props = {
  readonly password: string;
  /** Name, e-mail address and phone number, as typed. */ readonly own?: readonly string[];
};

/** What makes the password easy to guess, or that nothing seems to; said politely as it changes. */
export function PasswordStrengthHint({ password, own = [] }: Props) {
  const t = useText();
  const { lit, tone, hint } = looks[passwordStrength(password, own)];
  return (
    <output className={styles.strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map(place => (
          <span key={place} className={styles.bar} data-lit={place <= lit ? tone : undefined} />
        ))}
      </span>
      {t(hint)}
    </output>
  );
}
