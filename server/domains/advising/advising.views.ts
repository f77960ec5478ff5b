/** Sessions with the people in them, read once a page: what stands behind the types of the graph. */
import DataLoader from 'dataloader';
import type { AdvisingPorts, StudentCase } from './advising.ports.js';
import type { AdvisingSessionRecord } from './advising.records.js';

export type AdvisingSessionView = {
  record: AdvisingSessionRecord;
  personOf: (id: string) => Promise<StudentCase | null>;
};

export const viewsOf = (
  records: readonly AdvisingSessionRecord[],
  { studentsOf }: Pick<AdvisingPorts, 'studentsOf'>,
): AdvisingSessionView[] => {
  const people = new DataLoader(studentsOf);
  return records.map(record => ({ record, personOf: id => people.load(id) }));
};
