/** The initial of a person's given name, which comes last in Vietnamese. */
export const initialOf = (fullName: string): string =>
  Array.from(fullName.trim().split(/\s+/).at(-1) ?? '')[0]?.toLocaleUpperCase('vi') ?? '';
