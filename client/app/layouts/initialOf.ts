/** The letter that stands for a person: of the given name, which Vietnamese names end with. */
export const initialOf = (fullName: string): string =>
  Array.from(fullName.trim().split(/\s+/).at(-1) ?? '')[0]?.toLocaleUpperCase('vi') ?? '';
