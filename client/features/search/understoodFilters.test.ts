import { readCriteria } from './searchUrl';
import { understoodLimit } from './test/understoodLimit';
import { takenIn } from './understoodFilters';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';

const limit = (one: Partial<UnderstoodLimits_UnderstoodFragment>): UnderstoodLimits_UnderstoodFragment =>
  understoodLimit({ lacking: 3, ...one });
const TEST = limit({ kind: 'TEST', filter: 'ENGLISH', values: ['-5.5'], test: 'IELTS' });
const FREE = limit({ filter: 'APPLICATION_FEE', values: ['-0'], currency: 'USD' });
const ENTRY = limit({ kind: 'ENTRY', filter: 'ENTRY', values: ['DIRECT'] });
const wanted = readCriteria('PROGRAM', new URLSearchParams('q=one'));

it('is the filter of the page by hand, which takes in what does not tell', () => {
  expect(takenIn(TEST, 'PROGRAM')?.(wanted)).toMatchObject({
    english: { test: 'IELTS', score: 5.5 },
    includeUnknown: ['ENGLISH'],
  });
  expect(takenIn(FREE, 'PROGRAM')?.(wanted)).toMatchObject({
    ranges: { APPLICATION_FEE: { max: 0 } },
    currency: 'USD',
    includeUnknown: ['APPLICATION_FEE'],
  });
  expect(takenIn(ENTRY, 'PROGRAM')?.(wanted)).toMatchObject({ choices: { ENTRY: ['DIRECT', 'UNKNOWN'] } });
});

it('is none where the page has no such filter: its address would lose it', () => {
  expect(takenIn(TEST, 'INSTITUTION')).toBeNull();
  expect(takenIn(limit({ filter: 'TUITION', values: ['-9000'], currency: 'GBP' }), 'INSTITUTION')).toBeNull();
  expect(takenIn(limit({ kind: 'DEADLINE', filter: 'DEADLINE_MONTH', values: ['1'] }), 'SCHOLARSHIP')).toBeNull();
  expect(takenIn(limit({ kind: 'PLACE' }), 'PROGRAM')).toBeNull();
});
