/** The code that Node and its packages give an error (`ENOENT`), whatever was thrown. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
