/** User errors of the catalogue domain: what administrators may enter wrongly. */
import type { z } from 'zod';
import type { CatalogueErrorCode } from '../../generated/resolvers.js';
import { createUserErrors, type UserError } from '../../kernel/errors/createUserErrors.js';

export type CatalogueError = UserError<CatalogueErrorCode>;

const CODES: Record<CatalogueErrorCode, true> = {
  REQUIRED: true,
  TOO_LONG: true,
  TOO_MANY: true,
  HIDDEN_SIGNS: true,
  INVALID_FORMAT: true,
  UNKNOWN_FIELD: true,
  INVALID_URL: true,
  INVALID_DATE: true,
  INVALID_TIME: true,
  UNKNOWN_TIME_ZONE: true,
  INVALID_EDITION: true,
  INVALID_DLI_NUMBER: true,
  COPY_NEEDS_ITS_FILE: true,
  OUT_OF_SCALE: true,
  DAY_NOT_IN_EVERY_YEAR: true,
  TIME_WITHOUT_DAY: true,
  LANGUAGE_TWICE: true,
  DIPLOMA_TWICE: true,
  SUM_OR_PERCENT: true,
  PERIOD_WITHOUT_SUM: true,
  SUM_OR_SHARE: true,
  SUBJECT_OF_ITS_SCOPE: true,
  IN_THE_FUTURE: true,
  UNKNOWN_SOURCE: true,
  NEWER_THAN_SOURCE: true,
  SOURCE_TAKEN: true,
  SLUG_TAKEN: true,
  NO_SUCH_INSTITUTION: true,
  CONFLICT: true,
  READ_IN_A_COPY: true,
  RENEWED_BY_RELEASE: true,
  MERGED: true,
  ONE_INSTITUTION: true,
  OTHER_DESTINATION: true,
  NOT_TWO: true,
};

export const { userError, refusal, orRefused } = createUserErrors<CatalogueErrorCode>(CODES);

const isCode = (text: string): text is CatalogueErrorCode => Object.hasOwn(CODES, text);

const INVALID_FORMATS: Readonly<Record<string, CatalogueErrorCode>> = { url: 'INVALID_URL', date: 'INVALID_DATE' };
const TOO_BIG: Readonly<Record<string, CatalogueErrorCode>> = { string: 'TOO_LONG', array: 'TOO_MANY' };

/** The rules of items are shared with loads, whose reports want sentences: only what is particular to an item has a code there. */
const codeOf = (issue: z.core.$ZodIssue): CatalogueErrorCode => {
  if (isCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return 'REQUIRED';
  if (issue.code === 'invalid_format') return INVALID_FORMATS[issue.format] ?? 'INVALID_FORMAT';
  if (issue.code === 'too_big') return TOO_BIG[issue.origin] ?? 'OUT_OF_SCALE';
  if (issue.code === 'too_small') return issue.origin === 'number' ? 'OUT_OF_SCALE' : 'REQUIRED';
  // An enum or a literal that is missing; a value that it lacks does not pass the schema.
  return 'REQUIRED';
};

export const firstOfEachField = (errors: readonly CatalogueError[]): CatalogueError[] => [
  ...new Map(errors.toReversed().map(error => [error.field, error])).values(),
];

/** `below` is the field of the input that was checked. */
export const itemErrorsOf = ({ issues }: z.ZodError, below: readonly string[] = []): CatalogueError[] =>
  firstOfEachField(
    issues.flatMap(issue => {
      const path = [...below, ...issue.path];
      return issue.code === 'unrecognized_keys'
        ? issue.keys.map(key => userError('UNKNOWN_FIELD', [...path, key].join('.')))
        : userError(codeOf(issue), path.join('.'));
    }),
  );

export const refuseIf = (errors: CatalogueError[]): void => {
  if (errors.length > 0) throw refusal(...errors);
};
