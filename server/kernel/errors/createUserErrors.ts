/** A person's mistakes as data of a payload: a domain's codes, each with the field it belongs to. The client owns the words. */
import type { z } from 'zod';

export type UserError<Code extends string> = {
  code: Code;
  /** Path in the input; null when the whole input is at fault. */ field: string | null;
};

/** `codes` is written as a record, so that a code added to the domain's SDL does not compile until it is known here. */
export function createUserErrors<Code extends string>(codes: Record<Code, true>) {
  const isCode = (text: string): text is Code => Object.hasOwn(codes, text);
  const userError = (code: Code, field: string | null = null): UserError<Code> => ({ code, field });

  /** The first mistake of each field. An issue without a code is a defect of the rule. */
  const userErrorsOf = ({ issues }: z.ZodError): UserError<Code>[] => {
    const byField = new Map<string, UserError<Code>>();
    for (const { path, message } of issues) {
      if (!isCode(message)) throw new Error(`The rule of ${path.join('.')} has an issue without a code.`);
      const field = path.join('.');
      if (!byField.has(field)) byField.set(field, userError(message, field));
    }
    return [...byField.values()];
  };

  class Refusal extends Error {
    constructor(readonly errors: UserError<Code>[]) {
      super(errors[0]?.code);
    }
  }
  /** To be thrown: ends the work with mistakes. Within `idempotency.once` nothing is stored then, so that the same key may be accepted later. */
  const refusal = (...errors: UserError<Code>[]): Error => new Refusal(errors);

  /** What the work results in, or what is answered to its refusal. */
  const orRefused = async <Result>(
    work: () => Promise<Result>,
    refused: (errors: UserError<Code>[]) => Result | Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(error.errors);
    }
  };
  return { userError, userErrorsOf, refusal, orRefused };
}
