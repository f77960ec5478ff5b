import { useId } from 'react';
import { useController } from 'react-hook-form';
import { MAX_PREFERRED_COUNTRIES } from '../../../../schema/rules/account.values';
import { useFieldError } from '../../../kernel/forms/useBoundField';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { CheckboxField } from '../../../kernel/mui/Field';
import { describedBy, FieldNotes } from '../../../kernel/ui/FieldFrame';
import { countriesInOrder, type NamedCountry } from '../countryOrder';
import styles from '../account.module.css';
import type { InputsProps } from './profileInput';

/** Up to six countries, kept in the order in which they were chosen; those of the catalogue stand open, the others one press away. */
export function CountriesInput<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  const groupId = useId();
  const { field } = useController({ control: form.fields.control, name: 'preferredCountries' });
  const { destinations, others } = countriesInOrder(useLocale(), code => t(`country.${code}`));
  const chosen = field.value;
  const isFull = chosen.length >= MAX_PREFERRED_COUNTRIES;
  const notes = {
    hint: t('profile.countriesHint', { max: MAX_PREFERRED_COUNTRIES, count: chosen.length }),
    error: useFieldError(form, 'preferredCountries'),
  };
  const toggle = (code: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, code] : chosen.filter(other => other !== code));

  const focusable = (group: HTMLFieldSetElement | null) =>
    field.ref(group && { focus: () => group.querySelector('input')?.focus() });

  const choices = (countries: readonly NamedCountry[]) => (
    <div className={styles.choices}>
      {countries.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          disabled={isFull && !chosen.includes(value)}
          onChange={({ target }) => toggle(value, target.checked)}
          onBlur={field.onBlur}
          // Of the group alone it would not be heard: screen readers read what describes the field that has the focus.
          aria-describedby={notes.error ? `${groupId}-error` : undefined}
        />
      ))}
    </div>
  );

  return (
    <fieldset
      ref={focusable}
      className={styles.group}
      aria-describedby={describedBy(groupId, { label: '', hint: notes.hint })}
      aria-invalid={notes.error ? true : undefined}
    >
      <legend className={styles.legend}>{t('profile.field.preferredCountries')}</legend>
      <FieldNotes inputId={groupId} {...notes} />
      {choices(destinations)}
      <details className={styles.more} open={others.some(({ value }) => chosen.includes(value)) || undefined}>
        <summary>{t('profile.moreCountries', { count: others.length })}</summary>
        {choices(others)}
      </details>
    </fieldset>
  );
}
