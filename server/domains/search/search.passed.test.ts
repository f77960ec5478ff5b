import { createSearchService } from './search.service.js';
import { institutionRow, NOW, programRow, scholarshipRow } from './test/fixtures.js';
import { indexOf, snapshotOf } from './test/indexThreads.js';
import { decodeSnapshot } from './snapshot/snapshot.js';
import type { SearchIndex } from './build/searchIndex.js';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const closing = (days: number) => ({ intakes: [{ year: 2027, month: 9, isRecurring: false, closesAt: inDays(days) }] });

const rows = {
  institutions: [institutionRow('uoft')],
  programs: [
    programRow('soon', 'uoft', closing(1)),
    programRow('next-week', 'uoft', closing(7)),
    programRow('later', 'uoft', closing(100)),
  ],
  scholarships: [
    scholarshipRow('soon', { deadlines: [inDays(1)] }),
    scholarshipRow('later', { deadlines: [inDays(100)] }),
  ],
};

/** The service over one index, at a moment that the test moves. */
function serviceOver(index: SearchIndex) {
  let now = NOW;
  const service = createSearchService({
    holder: {
      current: () => index,
      state: () => ({ isReady: true, lastRefreshedAt: null, lastBuiltAt: NOW, lastFailure: null }),
    },
    clock: () => now,
  });
  type Answer = ReturnType<typeof service.searchPrograms | typeof service.searchScholarships>;
  const countOf = ({ facets }: Answer, name: string, value: string) =>
    facets.find(facet => facet.name === name)?.options.find(option => option.value === value)?.count;
  return {
    at: (moment: Date) => {
      now = moment;
      const all = service.searchPrograms({});
      const open = service.searchPrograms({ filter: { intakeStatuses: ['OPEN'] } });
      const awards = service.searchScholarships({});
      return {
        all: all.pageInfo.total,
        reasons: all.reasons.flat().filter(reason => reason === 'OPEN_INTAKE').length,
        counted: countOf(all, 'INTAKE_STATUS', 'OPEN'),
        months: countOf(all, 'INTAKE_MONTH', '9'),
        open: open.pageInfo.total,
        openCounted: countOf(open, 'INTAKE_STATUS', 'OPEN'),
        openMonths: countOf(open, 'INTAKE_MONTH', '9'),
        openAndMonth: service.searchPrograms({ filter: { intakeStatuses: ['OPEN'], intakeMonths: [9] } }).pageInfo
          .total,
        awards: countOf(awards, 'DEADLINE_STATUS', 'OPEN'),
        openAwards: service.searchScholarships({ filter: { deadlineStatuses: ['OPEN'] } }).pageInfo.total,
      };
    },
  };
}

const atTheStart = {
  all: 3,
  reasons: 3,
  counted: 3,
  months: 3,
  open: 3,
  openCounted: 3,
  openMonths: 3,
  openAndMonth: 3,
  awards: 2,
  openAwards: 2,
};
const withOpen = (programs: number, awards: number) => ({
  ...atTheStart,
  reasons: programs,
  counted: programs,
  open: programs,
  openCounted: programs,
  openMonths: programs,
  openAndMonth: programs,
  awards,
  openAwards: awards,
});

it('an index tells no status past its moment: not as a reason, in a filter or in a facet, while all else is found as before', async () => {
  const { at } = serviceOver(await indexOf(rows));
  expect(at(NOW)).toEqual(atTheStart);
  expect(at(inDays(1))).toEqual(atTheStart);
  expect(at(inDays(2))).toEqual(withOpen(2, 1));
  expect(at(inDays(8))).toEqual(withOpen(1, 1));
  expect(at(inDays(101))).toEqual(withOpen(0, 0));
});

it('a snapshot whose time has passed tells none either', async () => {
  const read = decodeSnapshot(await snapshotOf(rows, 'this code'), 'this code');
  if (!read) throw new Error('The snapshot was not read.');
  expect(serviceOver(read.index).at(inDays(2))).toEqual(withOpen(2, 1));
});
