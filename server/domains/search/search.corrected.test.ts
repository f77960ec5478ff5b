/** What is said to be the corrected text is answered as if it had been typed: a corrected word may be a part of a limit. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('swan', { name: 'Swan University', destination: 'AU', city: 'Sydney', ownership: 'PUBLIC' }),
    institutionRow('heron', {
      name: 'Heron College',
      destination: 'AU',
      city: 'Sydney',
      ownership: 'PRIVATE_NON_PROFIT',
    }),
    institutionRow('kite', {
      name: 'Kite University',
      destination: 'DE',
      city: 'Berlin',
      ownership: 'PRIVATE_NON_PROFIT',
    }),
  ],
  programs: [
    programRow('nursing', 'swan', { title: 'Bachelor of Nursing', cities: ['Sydney'] }),
    programRow('arts', 'heron', { title: 'Art History', cities: ['Sydney'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const answered = (text: string) => {
  const { ids, understood, pageInfo } = service.searchInstitutions({ text });
  return { ids, total: pageInfo.total, said: understood.map(({ kind, values }) => [kind, values]) };
};

it.each([
  ['public univeristy in australia', 'public university in australia'],
  ['private univeristy germany', 'private university germany'],
  ['public univercity in sydney', 'public university in sydney'],
  ['publik university in australia', 'public university in australia'],
  ['privat university germany', 'private university germany'],
  ['public universties australia', 'public universities australia'],
  ['private colege in sydney', 'private college in sydney'],
  ['public colleeges in sydney', 'public colleges in sydney'],
])('%s: as %s', (slip, right) => {
  expect(service.searchInstitutions({ text: slip }).correctedText).toBe(right);
  expect(answered(slip)).toEqual(answered(right));
  expect(answered(right).said.map(([kind]) => kind)).toContain('OWNERSHIP');
});

it('what is typed right is not corrected', () =>
  expect(service.searchInstitutions({ text: 'public university in australia' }).correctedText).toBeNull());
