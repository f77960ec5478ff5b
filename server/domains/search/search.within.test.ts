/** The programs that a scholarship is for by its limits alone: degrees whose price is known come first. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const level = 'GRADUATE';
const tuition = { amount: 20_000, currency: 'AUD' as const };
const certificate = { level, title: 'Graduate Certificate in Accounting', award: 'DIPLOMA', tuition } as const;
const master = { level, title: 'Master of Accounting', award: 'MASTER' } as const;
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: ['all', 'dear', 'silent'].map(slug => institutionRow(slug, { destination: 'AU' })),
    programs: [
      programRow('certificate', 'all', certificate),
      programRow('unpriced', 'all', master),
      programRow('master', 'all', { ...master, tuition }),
      programRow('only-certificate', 'dear', certificate),
      programRow('beside', 'dear', master),
      programRow('alone', 'silent', master),
    ],
  });
});

it.each([
  ['degrees with a tuition come alone, and all are counted', 'all', ['id-master'], 3],
  ['without one, programs with a tuition', 'dear', ['id-only-certificate'], 2],
  ['without any tuition, whatever there is', 'silent', ['id-alone'], 1],
])('%s', (_what, institution, ids, total) =>
  expect(service.programsWithin({ destinations: ['AU'], levels: [level], institution }, 6)).toEqual({ ids, total }),
);
