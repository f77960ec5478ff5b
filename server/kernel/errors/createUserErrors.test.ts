import { z } from 'zod';
import { createUserErrors } from './createUserErrors.js';

const { userError, userErrorsOf } = createUserErrors({ REQUIRED: true, TOO_LONG: true });
const rule = z.object({
  name: z.string('REQUIRED').max(3, 'TOO_LONG').regex(/^\d*$/, 'REQUIRED'),
  inner: z.object({ age: z.number() }),
});
const errorOf = (input: unknown): z.ZodError => rule.safeParse(input).error ?? new z.ZodError([]);

it('names the first mistake of each field by its code', () => {
  expect(userErrorsOf(errorOf({ name: 'abcd', inner: { age: 1 } }))).toEqual([{ code: 'TOO_LONG', field: 'name' }]);
  expect(userError('REQUIRED')).toEqual({ code: 'REQUIRED', field: null });
});

it('takes no sentence for a code', () => {
  expect(() => userErrorsOf(errorOf({ name: '1', inner: { age: 'old' } }))).toThrow('inner.age');
});
