/** The fields of a form: the same inputs, drawn with native elements on public pages and with those of the workspace behind the login. */
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { CheckboxInput } from '../kernel/forms/CheckboxInput';
import { DateInput } from '../kernel/forms/DateInput';
import { EmailInput } from '../kernel/forms/EmailInput';
import { Form } from '../kernel/forms/Form';
import { PasswordInput } from '../kernel/forms/PasswordInput';
import { PasswordStrengthHint } from '../kernel/forms/PasswordStrengthHint';
import { PhoneInput } from '../kernel/forms/PhoneInput';
import { SelectInput } from '../kernel/forms/SelectInput';
import { TextArea } from '../kernel/forms/TextArea';
import { TextInput } from '../kernel/forms/TextInput';
import { UnsavedChanges } from '../kernel/forms/UnsavedChanges';
import { useZodForm } from '../kernel/forms/useZodForm';
import { lazyModule } from '../kernel/lazy/lazyModule';
import type { Example } from './example';
import type { Words } from './samples';

const text = z.string().min(1);
const rule = z.object({
  name: text,
  text: z.string(),
  email: text,
  password: text,
  phone: text,
  born: text,
  place: text,
  isRead: z.boolean(),
});
type Values = z.input<typeof rule>;

const LOADED = lazyModule(async () => rule);
const EMPTY: Values = { name: '', text: '', email: '', password: '', phone: '', born: '', place: '', isRead: false };

type Props = { readonly words: Words; readonly isRefused?: boolean };

function FormExample({ words: { label, hint, action, other, error }, isRefused = false }: Props) {
  const form = useZodForm<Values, Values>({
    rule: LOADED,
    defaults: EMPTY,
    errorMessages: { anywhere: { TOO_SHORT: 'common.retry' } },
    send: async () => [],
  });
  const place = useRef<HTMLDivElement>(null);
  // Sent empty, its fields show what is wrong with them.
  useEffect(() => {
    if (isRefused) place.current?.querySelector('form')?.requestSubmit();
  }, [isRefused]);
  return (
    <div ref={place}>
      <Form form={form} submit={action} sending={`${action}...`} aside={other}>
        <TextInput form={form} name="name" label={label} hint={hint} />
        <TextArea form={form} name="text" label={label} maxLength={200} isOptional />
        <EmailInput form={form} name="email" label="E-mail" />
        <PasswordInput form={form} name="password" label="Password" autoComplete="new-password" />
        <PasswordStrengthHint password="abc" />
        <PasswordStrengthHint password="a long sentence that nobody guesses" />
        <PhoneInput form={form} name="phone" label="Phone" />
        <DateInput form={form} name="born" label="Date" />
        <SelectInput
          form={form}
          name="place"
          label={label}
          placeholder={error}
          options={[{ value: 'AU', label: 'Australia' }]}
        />
        <CheckboxInput form={form} name="isRead" label={hint} />
        <UnsavedChanges isDirty={false} />
      </Form>
    </div>
  );
}

export const formParts: readonly Example[] = [
  { name: 'Form', draw: words => <FormExample words={words} /> },
  { name: 'Form that was refused', draw: words => <FormExample words={words} isRefused /> },
];
