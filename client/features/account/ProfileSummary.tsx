import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { completenessOf, sectionOf, type Profile, type SectionId } from './profileFields';
import { useFieldWords } from './useFieldWords';
import styles from './account.module.css';

const OFFERED_NEXT = 3;

/** How far the profile has come, and since when. */
export function ProfileSummary({
  profile,
  onAdd,
}: {
  readonly profile: Profile;
  readonly onAdd: (section: SectionId) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { labelOf } = useFieldWords();
  const { filled, total, missing } = completenessOf(profile);
  const text = t('profile.completeness', { filled, total });
  return (
    <Card className={styles.summary}>
      <p className={styles.name}>{profile.fullName}</p>
      <ul className={styles.dates}>
        <li>{t('profile.memberSince', { day: format.dayInVietnam(profile.memberSince) })}</li>
        <li>
          {profile.lastLogin
            ? t('profile.lastLogin', {
                time: format.timeInVietnam(profile.lastLogin),
                day: format.dayInVietnam(profile.lastLogin),
              })
            : t('profile.firstLogin')}
        </li>
      </ul>
      <div className={styles.completeness}>
        <progress className={styles.progress} value={filled} max={total} aria-label={text} />
        <p className={styles.quiet}>{missing.length === 0 ? t('profile.complete') : text}</p>
      </div>
      {missing.length > 0 ? (
        <>
          <p className={styles.quiet}>{t('profile.completenessWhy')}</p>
          <p>{t('profile.addNext')}</p>
          <ul className={styles.next}>
            {missing.slice(0, OFFERED_NEXT).map(field => (
              <li key={field}>
                <Button variant="quiet" size="small" onClick={() => onAdd(sectionOf(field))}>
                  {labelOf(field)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
