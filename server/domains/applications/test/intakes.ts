/** Intakes and deadlines that the tests of this domain go by. */
import type { ProgramIntake } from '../applications.ports.js';

export const intake = (year: number, month: number, changes: Partial<ProgramIntake> = {}): ProgramIntake => ({
  year,
  month,
  status: null,
  isUpcoming: true,
  deadline: null,
  ...changes,
});

export const deadline = (status: 'OPEN' | 'CLOSED', kind: 'CLOSING' | 'EQUAL_CONSIDERATION' = 'CLOSING') => ({
  date: '2027-01-14',
  time: '18:00',
  timeZone: 'Europe/London',
  closesAt: new Date('2027-01-14T18:00:00Z'),
  status,
  kind,
});
