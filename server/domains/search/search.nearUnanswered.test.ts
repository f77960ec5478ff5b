/** What no fact answers lets nothing more in: nothing is near only because it was let go of. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const computing = { field: 'COMPUTING' as const };
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('seattle', { name: 'Rainier University', destination: 'US', city: 'Seattle' }),
      institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' }),
    ],
    programs: [
      programRow('us', 'seattle', { title: 'Software Engineering', ...computing }),
      ...[1, 2, 3, 4, 5, 6].map(number =>
        programRow(`cs-${number}`, 'seattle', { title: 'Computer Science', ...computing }),
      ),
      programRow('uk', 'leeds', { title: 'Software Engineering', ...computing }),
    ],
  });
});
const nearTo = (text: string) => {
  const { near, alsoNear } = service.searchPrograms({ text, page: { number: 1, size: 3 } });
  return [near, ...alsoNear].filter(one => one !== null);
};

it.each([
  'kỹ sư phần mềm lương cao ở Mỹ',
  'ky su phan mem luong cao o my',
  'software engineering USA good job prospects',
])('%s: no block without a limit that was let go of', text => {
  const without = nearTo(text).filter(({ relation }) => relation === 'WITHOUT_LIMITS');
  expect(without.filter(({ without: left }) => left.length === 0)).toEqual([]);
});

it('a place that is let go of lets more in', () =>
  expect(nearTo('kỹ sư phần mềm lương cao ở Mỹ').flatMap(({ ids }) => ids)).toContain('id-uk'));
