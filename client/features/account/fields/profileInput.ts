import type { ZodForm } from '../../../kernel/forms/useZodForm';
import type { ProfileForm } from '../profileForm';

export type InputsProps<Output> = { readonly form: ZodForm<ProfileForm, Output> };
