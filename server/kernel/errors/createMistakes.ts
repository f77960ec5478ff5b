/** A person's mistakes as data of a payload: a room's codes, each with the field it belongs to. The client owns the words. */
import type { z } from 'zod';

export type Mistake<Code extends string> = {
  code: Code;
  /** Path in the input; null when the whole input is at fault. */ field: string | null;
};

/** `codes` is written as a record, so that a code added to the room's SDL does not compile until it is known here. */
export function createMistakes<Code extends string>(codes: Record<Code, true>) {
  const isCode = (text: string): text is Code => Object.hasOwn(codes, text);
  const mistake = (code: Code, field: string | null = null): Mistake<Code> => ({ code, field });

  /** The first mistake of each field. An issue without a code is a defect of the rule. */
  const mistakesOf = ({ issues }: z.ZodError): Mistake<Code>[] => {
    const byField = new Map<string, Mistake<Code>>();
    for (const { path, message } of issues) {
      if (!isCode(message)) throw new Error(`The rule of ${path.join('.')} has an issue without a code.`);
      const field = path.join('.');
      if (!byField.has(field)) byField.set(field, mistake(message, field));
    }
    return [...byField.values()];
  };
  return { mistake, mistakesOf };
}
