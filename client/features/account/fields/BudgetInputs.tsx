import { BUDGET_CURRENCIES } from '../../../../schema/rules/account.values';
import { useFormat } from '../../../kernel/format/useFormat';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useText } from '../../../kernel/i18n/useText';
import { readAmount } from '../profileForm';
import styles from '../account.module.css';
import type { InputsProps } from './profileInput';
import { UnitSelect } from './UnitSelect';

/** A sum a year, read back in groups: nine digits of dong are hard to check by eye. */
export function BudgetInputs<Output>({ form }: InputsProps<Output>) {
  const t = useText();
  const format = useFormat();
  const [text, currency] = form.fields.watch(['budget.amount', 'budget.currency']);
  const amount = readAmount(text);
  return (
    <div className={styles.pair}>
      <div className={styles.field}>
        <TextInput
          form={form}
          name="budget.amount"
          label={t('profile.field.budget')}
          hint={t('profile.budgetHint')}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <output className={styles.quiet}>
          {amount > 0 ? t('profile.budgetRead', { sum: format.money({ amount, currency }) }) : null}
        </output>
      </div>
      <UnitSelect
        form={form}
        name="budget.currency"
        label={t('profile.budgetCurrency')}
        options={BUDGET_CURRENCIES.map(value => ({ value, label: t(`budgetCurrency.${value}`) }))}
      />
    </div>
  );
}
