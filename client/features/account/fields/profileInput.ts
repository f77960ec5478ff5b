import type { CompleteProfileValues, ProfileValues } from '../../../../schema/rules/account.rules';
import type { ZodForm } from '../../../kernel/forms/useZodForm';
import type { ProfileForm } from '../profileForm';

/** The form of a section, or of a new person: both have inputs in common. */
export type AnyProfileForm = ZodForm<ProfileForm, ProfileValues> | ZodForm<ProfileForm, CompleteProfileValues>;

export type InputsProps<Output> = { readonly form: ZodForm<ProfileForm, Output> };
