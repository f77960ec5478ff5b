import { GPA_SCALE_NAMES, GPA_SCALES, type GpaScale } from '../../../../schema/rules/account.values';
import { useFormat } from '../../../kernel/format/useFormat';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useText } from '../../../kernel/i18n/useText';
import { Notice } from '../../../kernel/mui/Notice';
import { AppLink } from '../../../kernel/ui/AppLink';
import styles from '../account.module.css';
import type { InputsProps } from './profileInput';
import { UnitSelect } from './UnitSelect';

const EXAMPLES: Record<GpaScale, number> = { TEN: 8.5, FOUR: 3.4, FIVE: 4.2, HUNDRED: 85 };

const isScale = (text: string): text is GpaScale => GPA_SCALE_NAMES.some(name => name === text);

/** The latest mark and the scale it stands on. */
export function GpaInputs<Output>({ form, isLocked }: InputsProps<Output> & { readonly isLocked: boolean }) {
  const t = useText();
  const format = useFormat();
  const chosen = form.fields.watch('gpa.scale');
  const scale = isScale(chosen) ? chosen : 'TEN';
  if (isLocked) {
    return (
      <Notice>
        <p>{t('profile.gpaLocked')}</p>
        <AppLink to="/profile/privacy" className={styles.textLink}>
          {t('profile.gpaLockedLink')}
        </AppLink>
      </Notice>
    );
  }
  const range = {
    min: format.number(GPA_SCALES[scale].min),
    max: format.number(GPA_SCALES[scale].max),
    example: format.number(EXAMPLES[scale]),
  };
  return (
    <div className={styles.pair}>
      <TextInput
        form={form}
        name="gpa.value"
        label={t('profile.field.gpa')}
        hint={t('profile.gpaHint', range)}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      <UnitSelect
        form={form}
        name="gpa.scale"
        label={t('profile.gpaScale')}
        options={GPA_SCALE_NAMES.map(value => ({ value, label: t(`gpaScale.${value}`) }))}
      />
    </div>
  );
}
