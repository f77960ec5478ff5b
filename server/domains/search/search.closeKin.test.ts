/** Where nothing is called by the subject, what is nearly the same comes before a title of which the subject is a part; one that joins the two is before both. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const computing = { field: 'COMPUTING' } as const;
const rows = {
  institutions: [
    institutionRow('koeln', { name: 'Rhine School', destination: 'DE', city: 'Cologne' }),
    institutionRow('leeds', { name: 'Aire School', destination: 'GB', city: 'Leeds' }),
  ],
  programs: [
    programRow('automation', 'koeln', { title: 'Automation and IT (MEng)', ...computing, completeness: 1 }),
    programRow('computing', 'koeln', { title: 'Computing (BSc)', ...computing }),
    programRow('science', 'koeln', { title: 'Computer Science (MSc)', ...computing }),
    programRow('projects', 'koeln', { title: 'Project Management and Data Science (MSc)', ...computing }),
    programRow('it', 'leeds', { title: 'Information Technology (BSc)', ...computing, cities: ['Leeds'] }),
    programRow('part', 'leeds', { title: 'Business and IT (BSc)', ...computing, cities: ['Leeds'] }),
    programRow('leeds', 'leeds', { title: 'Computer Science (BSc)', ...computing, cities: ['Leeds'] }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const found = (text: string) => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each(['cntt đức', 'IT germany', 'công nghệ thông tin ở Đức', 'information technology in Germany'])('%s', text => {
  const slugs = found(text);
  expect(slugs.slice(0, 2).toSorted()).toEqual(['computing', 'science']);
  expect(slugs[2]).toBe('automation');
  expect(slugs).toContain('projects');
});

it.each(['cntt anh quốc', 'IT uk', 'IT'])(
  '%s: what is called by it is first, and a part of it before other subjects',
  text => {
    const slugs = found(text);
    expect(slugs[0]).toBe('it');
    expect(slugs.indexOf('part')).toBeLessThan(slugs.indexOf('leeds'));
  },
);

// A title about both is about nothing else, and says the subject.
const both = {
  ...rows,
  programs: [
    ...rows.programs.map(row => ({ ...row, completeness: 1 })),
    programRow('both', 'koeln', { title: 'Computing and Information Technology (BSc)', ...computing, completeness: 0 }),
  ],
};
it.each([
  'cntt đức',
  'IT germany',
  'it in Germany',
  'công nghệ thông tin ở Đức',
  'cong nghe thong tin duc',
  'information technology in Germany',
])('%s: a title that joins it with what is nearly the same is first', async text => {
  const { ids } = (await serviceOver(both)).searchPrograms({ text });
  expect(ids[0]).toBe('id-both');
  expect(ids.slice(1, 3).toSorted()).toEqual(['id-computing', 'id-science']);
  expect(ids[3]).toBe('id-automation');
});

it.each(['automation germany', 'automation and IT germany'])('%s', text => expect(found(text)[0]).toBe('automation'));
