/** The rules of schema/rules as react-hook-form takes them; they are fetched when the form is touched, not with the page. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver, ResolverError, ResolverOptions } from 'react-hook-form';
import type { ZodType } from 'zod';
import { config } from 'zod/v4/core';
import type { LazyModule } from '../lazy/lazyModule';
import { pressEnd } from './pressEnd';

export type LazyRule<Output> = LazyModule<ZodType<Output>>;

/** Issue of a form whose rules did not arrive: nothing is wrong with what was typed. */
export const RULES_LOST = 'RULES_LOST';

/**
 * The first object schema tries whether zod may compile code, and the content policy reports the try: zod is told before the rules are fetched not to compile.
 * It is a call and not a line of this file, which the server loads, too: there rules are compiled.
 */
export const prepareZod = (): void => void config({ jitless: true });

const refused = <Values extends FieldValues>(
  errors: Record<string, FieldError>,
  options: ResolverOptions<Values>,
): ResolverError<Values> => ({
  values: {},
  errors: toNestErrors<Values>(errors, options),
});

export const resolveWith =
  <Values extends FieldValues, Output>(
    lazyRule: LazyRule<Output>,
    fixed: Readonly<Record<string, unknown>> = {},
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    prepareZod();
    // Not the rule of lost modules: a full load would lose what was typed.
    const rule = await lazyRule.loadQuietly();
    await pressEnd();
    if (!rule) return refused({ root: { type: RULES_LOST } }, options);
    const result = rule.safeParse({ ...values, ...fixed });
    if (result.success) return { values: result.data, errors: {} };
    const first: Record<string, FieldError> = {};
    for (const { path, code = 'custom', message } of result.error.issues)
      first[path.join('.')] ??= { type: code, message };
    return refused(first, options);
  };
