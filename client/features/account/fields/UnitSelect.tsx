import { useController } from 'react-hook-form';
import { SelectField } from '../../../kernel/mui/Field';
import type { SelectOption } from '../../../kernel/ui/Field';
import type { InputsProps } from './profileInput';

type Props<Output> = InputsProps<Output> & {
  readonly name: 'gpa.scale' | 'budget.currency';
  readonly label: string;
  readonly options: readonly SelectOption[];
};

/** What a number beside it is counted in: there is always one, so nothing stands for "not chosen". */
export function UnitSelect<Output>({ form, name, ...rest }: Props<Output>) {
  const { field } = useController({ control: form.fields.control, name });
  return <SelectField {...rest} {...field} />;
}
