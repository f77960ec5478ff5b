/** Of scholarships that pay a share or all, which many do not tell, more than elsewhere are few. */
import type { SearchService } from './search.service.js';
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
const germanMaster = () => ({ destinations: ['DE' as const], levels: ['GRADUATE' as const] });
const rows = {
  institutions: [],
  programs: [],
  scholarships: [
    ...NUMBERS.map(number => scholarshipRow(`full-${number}`, { ...germanMaster(), coverage: 'FULL_COST' })),
    scholarshipRow('untold', germanMaster()),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const nearOf = (text: string) => service.searchScholarships({ text }).near;

it.each(['full scholarship master Germany', 'học bổng toàn phần thạc sĩ ở Đức', 'hoc bong toan phan thac si o duc'])(
  '%s: what does not tell how much it pays stands beside it',
  text => {
    expect(service.searchScholarships({ text }).ids).toHaveLength(NUMBERS.length);
    expect(nearOf(text)).toMatchObject({ relation: 'WITHOUT_LIMITS', ids: ['id-untold'] });
  },
);

it.each(['scholarship master Germany', 'học bổng thạc sĩ ở Đức'])(
  '%s: nothing does without a word for how much',
  text => expect(nearOf(text)).toBeNull(),
);

it.each(['full scholarship', 'học bổng toàn phần'])('%s: all scholarships are near to nothing', text => {
  expect(service.searchScholarships({ text }).ids).toHaveLength(NUMBERS.length);
  expect(nearOf(text)).toBeNull();
});
