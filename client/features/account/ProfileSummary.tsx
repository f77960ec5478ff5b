import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { BarsChart } from '../../kernel/mui/charts/BarsChart';
import { focusPanelWhenGone } from '../../kernel/mui/focusPanelWhenGone';
import { Panel } from '../../kernel/mui/Panel';
import { completenessOf, sectionCompleteness, type ProfileField, type ProfileValues } from './profileFields';
import { useFieldLabels } from './useFieldLabels';
import styles from './account.module.css';

const OFFERED_NEXT = 3;

type Props = {
  readonly profile: ProfileValues;
  /** A section is open: saving it comes first. */
  readonly isEditing: boolean;
  readonly onAdd: (field: ProfileField) => void;
};

/** How far the profile has come, section by section, and what would help most next. */
export function ProfileSummary({ profile, isEditing, onAdd }: Props) {
  const t = useText();
  const { labelOf } = useFieldLabels();
  const { filled, total, missing } = completenessOf(profile);
  const [next] = missing;
  const sections = sectionCompleteness(profile).map(part => ({ ...part, label: t(`profile.short.${part.section}`) }));
  const share = (part: { readonly filled: number; readonly total: number }) => t('profile.share', part);
  return (
    <Panel title={t('profile.completenessTitle')} className={styles.summary}>
      <p className={styles.completeness}>
        <span className={styles.figure}>{t('profile.share', { filled, total })}</span>{' '}
        <span className={styles.quiet}>
          {t(missing.length === 0 ? 'profile.complete' : 'profile.completenessUnit')}
        </span>
      </p>
      <BarsChart
        name={t('profile.completenessChart', {
          filled,
          total,
          parts: sections.map(part => `${part.label} ${share(part)}`).join(', '),
        })}
        columns={[t('profile.chartSection'), t('profile.chartFilled')]}
        rows={sections.map(part => ({
          id: part.section,
          label: part.label,
          value: part.filled / part.total,
          text: share(part),
        }))}
        max={1}
      />
      {next ? (
        <div className={styles.next}>
          <p className={styles.quiet}>{t('profile.addNext')}</p>
          <ul className={styles.nextList}>
            {missing.slice(0, OFFERED_NEXT).map(field => (
              <li key={field}>
                <Button variant="quiet" size="small" onClick={() => onAdd(field)}>
                  {labelOf(field)}
                </Button>
              </li>
            ))}
          </ul>
          {isEditing ? null : (
            <Button ref={focusPanelWhenGone} onClick={() => onAdd(next)}>
              {t('profile.addFirst')}
            </Button>
          )}
        </div>
      ) : null}
    </Panel>
  );
}
