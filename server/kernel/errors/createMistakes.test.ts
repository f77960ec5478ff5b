import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { createMistakes } from './createMistakes.js';

const { mistake, mistakesOf } = createMistakes({ REQUIRED: true, TOO_LONG: true });
const rule = z.object({
  name: z.string('REQUIRED').max(3, 'TOO_LONG').regex(/^\d*$/, 'REQUIRED'),
  inner: z.object({ age: z.number() }),
});
const errorOf = (input: unknown): z.ZodError => rule.safeParse(input).error ?? new z.ZodError([]);

it('names the first mistake of each field by its code', () => {
  expect(mistakesOf(errorOf({ name: 'abcd', inner: { age: 1 } }))).toEqual([{ code: 'TOO_LONG', field: 'name' }]);
  expect(mistake('REQUIRED')).toEqual({ code: 'REQUIRED', field: null });
});

it('takes no sentence for a code', () => {
  expect(() => mistakesOf(errorOf({ name: '1', inner: { age: 'old' } }))).toThrow('inner.age');
});
