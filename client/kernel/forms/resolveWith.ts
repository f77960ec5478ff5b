/** The rules of schema/rules as react-hook-form asks for them; they are fetched when the form is touched, not with the page. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver, ResolverError, ResolverOptions } from 'react-hook-form';
import type { ZodType } from 'zod';

export type LoadRule<Output> = () => Promise<ZodType<Output>>;

/** Issue of a form whose rules did not arrive: nothing is wrong with what was typed. */
export const RULES_LOST = 'RULES_LOST';

/** Zod tries whether it may compile code, and the content policy reports each try: it is told beforehand not to. It reads this once, when it is loaded. */
const doNotCompile = () => Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

export function fetchRule<Output>(load: LoadRule<Output>): Promise<ZodType<Output>> {
  if (!Reflect.has(globalThis, '__zod_globalConfig')) doNotCompile();
  return load();
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
    load: LoadRule<Output>,
    given: Readonly<Record<string, unknown>> = {},
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    let rule: ZodType<Output>;
    try {
      rule = await fetchRule(load);
    } catch {
      return refused({ root: { type: RULES_LOST } }, options);
    }
    const result = rule.safeParse({ ...values, ...given });
    if (result.success) return { values: result.data, errors: {} };
    const first: Record<string, FieldError> = {};
    for (const { path, code = 'custom', message } of result.error.issues)
      first[path.join('.')] ??= { type: code, message };
    return refused(first, options);
  };
