/** The one error that domains throw. Its code has one meaning and reaches the client; every other error is masked. */
export const STATUS_OF_CODE = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type AppErrorCode = keyof typeof STATUS_OF_CODE;

/** For whoever reads the answer by hand; clients go by the code. */
const MESSAGES: Record<AppErrorCode, string> = {
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'Not allowed.',
  NOT_FOUND: 'There is no such thing here.',
  BAD_USER_INPUT: 'The input is not valid.',
  RATE_LIMITED: 'Too many requests; try again later.',
  SERVICE_UNAVAILABLE: 'A part of the service does not answer at the moment; try again shortly.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
};

export type AppErrorDetails = {
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Path of the argument at fault, `page.size`. */
  field?: string;
  cause?: unknown;
};

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number;
  readonly extensions: { code: AppErrorCode; retryAfter?: number; field?: string };

  constructor(
    code: AppErrorCode,
    message: string = MESSAGES[code],
    { retryAfter, field, cause }: AppErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = STATUS_OF_CODE[code];
    this.extensions = {
      code,
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(field === undefined ? {} : { field }),
    };
  }
}

export const isAppErrorCode = (value: unknown): value is AppErrorCode =>
  typeof value === 'string' && Object.hasOwn(STATUS_OF_CODE, value);

/** For fields of the graph that are never null. */
export function found<T>(thing: T | null): T {
  if (thing === null) throw new AppError('NOT_FOUND');
  return thing;
}
