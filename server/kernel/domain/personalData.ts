/** One part of the product that stores something about a person: it exports, counts and erases it. */
export type PersonalDataHandler = {
  /** Key in the export and name in the list of what deletion removes. */
  part: string;
  exportOf: (userId: string) => Promise<unknown>;
  countOf: (userId: string) => Promise<number>;
  /** Safe to repeat. */
  erase: (userId: string) => Promise<void>;
};
