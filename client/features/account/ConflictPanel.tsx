import { useId, useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Notice } from '../../kernel/mui/Notice';
import { RadioGroup } from '../../kernel/mui/RadioGroup';
import type { ProfileField } from './profileFields';
import { useFieldLabels } from './useFieldLabels';
import type { Conflict } from './useProfileSave';
import styles from './account.module.css';

const SIDES = ['mine', 'stored'] as const;
export type Side = (typeof SIDES)[number];

type Props = {
  readonly conflict: Conflict;
  readonly onChoose: (field: ProfileField, side: Side) => void;
};

/** Field by field: what the person entered and what was stored meanwhile. Their own stays until they choose otherwise. */
export function ConflictPanel({ conflict, onChoose }: Props) {
  const t = useText();
  const titleId = useId();
  const { labelOf, textOf } = useFieldLabels();
  const [chosen, setChosen] = useState<Partial<Record<ProfileField, Side>>>({});
  const choose = (field: ProfileField, side: Side) => {
    setChosen({ ...chosen, [field]: side });
    onChoose(field, side);
  };

  const wordsOf = (field: ProfileField, side: Side) =>
    t(side === 'mine' ? 'profile.conflictMine' : 'profile.conflictTheirs', {
      value: textOf(field, conflict[side]) ?? t('profile.empty'),
    });

  return (
    <div role="group" aria-labelledby={titleId}>
      <Notice tone="warn">
        <div className={styles.stack}>
          <p id={titleId} className={styles.strong}>
            {t('profile.conflictTitle')}
          </p>
          <p>{t('profile.conflictBody')}</p>
          {conflict.contested.map(field => (
            <RadioGroup
              key={field}
              label={labelOf(field)}
              options={SIDES.map(side => ({ value: side, label: wordsOf(field, side) }))}
              value={chosen[field] ?? 'mine'}
              onChange={side => choose(field, side)}
            />
          ))}
          {conflict.taken.length > 0 ? (
            <p>{t('profile.conflictTaken', { fields: conflict.taken.map(labelOf).join(', ') })}</p>
          ) : null}
        </div>
      </Notice>
    </div>
  );
}
