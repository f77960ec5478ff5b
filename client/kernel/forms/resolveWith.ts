/** The rules of schema/rules as react-hook-form takes them; they are fetched when the form is touched, not with the page. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver, ResolverError, ResolverOptions } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { LazyModule } from '../lazy/lazyModule';
import { pressEnd } from './pressEnd';

export type LazyRule<Output> = LazyModule<ZodType<Output>>;

/** Issue of a form whose rules did not arrive: nothing is wrong with what was typed. */
export const RULES_LOST = 'RULES_LOST';

/** Zod tries whether it may compile code, and the content policy reports each try: it is configured beforehand not to. It reads this once, when it is loaded. */
const doNotCompile = () => Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

export function prepareZod(): void {
  if (!Reflect.has(globalThis, '__zod_globalConfig')) doNotCompile();
}

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
    given: Readonly<Record<string, unknown>> = {},
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    prepareZod();
    // Not the rule of lost modules: a full load would lose what was typed.
    const rule = await lazyRule.loadQuietly();
    await pressEnd();
    if (!rule) return refused({ root: { type: RULES_LOST } }, options);
    const result = rule.safeParse({ ...values, ...given });
    if (result.success) return { values: result.data, errors: {} };
    const first: Record<string, FieldError> = {};
    for (const { path, code = 'custom', message } of result.error.issues)
      first[path.join('.')] ??= { type: code, message };
    return refused(first, options);
  };
