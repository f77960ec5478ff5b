import { useId, useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import type { ProfileField } from './profileFields';
import { useFieldWords } from './useFieldWords';
import type { Conflict } from './useProfileSave';
import styles from './account.module.css';

export type Side = 'mine' | 'stored';

type Props = {
  readonly conflict: Conflict;
  readonly onChoose: (field: ProfileField, side: Side) => void;
};

/** Field by field: what the person entered and what was stored meanwhile. Their own stays until they choose otherwise. */
export function ConflictPanel({ conflict, onChoose }: Props) {
  const t = useText();
  const panelId = useId();
  const { labelOf, textOf } = useFieldWords();
  const [chosen, setChosen] = useState<Partial<Record<ProfileField, Side>>>({});
  const choose = (field: ProfileField, side: Side) => {
    setChosen({ ...chosen, [field]: side });
    onChoose(field, side);
  };

  return (
    <div role="group" aria-labelledby={`${panelId}-title`} className={styles.conflict}>
      <p id={`${panelId}-title`} className={styles.conflictTitle}>
        {t('profile.conflictTitle')}
      </p>
      <p>{t('profile.conflictBody')}</p>
      {conflict.contested.map(field => (
        <fieldset key={field} className={styles.group}>
          <legend className={styles.legend}>{labelOf(field)}</legend>
          {(['mine', 'stored'] as const).map(side => (
            <label key={side} className={styles.choice}>
              <input
                type="radio"
                name={`${panelId}-${field}`}
                checked={(chosen[field] ?? 'mine') === side}
                onChange={() => choose(field, side)}
              />
              <span>
                {t(side === 'mine' ? 'profile.conflictMine' : 'profile.conflictTheirs', {
                  value: textOf(field, conflict[side]) ?? t('profile.empty'),
                })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {conflict.taken.length > 0 ? (
        <p>{t('profile.conflictTaken', { fields: conflict.taken.map(labelOf).join(', ') })}</p>
      ) : null}
    </div>
  );
}
