/** Heads of names that say little: management, engineering, technology, science. Beside a subject of its own each gives way where nothing has both. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const PROGRAMS: Record<string, string> = {
  management: 'Bachelor of Management',
  engineering: 'Bachelor of Engineering',
  sport: 'Sport Sciences',
  food: 'Master of Food Science',
  physiotherapy: 'Bachelor of Physiotherapy',
  marketing: 'Marketing Management',
  nursing: 'Nursing',
  marine: 'Marine Biology',
};
const rows = {
  institutions: [institutionRow('uoft')],
  programs: Object.entries(PROGRAMS).map(([slug, title]) =>
    programRow(slug, 'uoft', { title, field: 'INTERDISCIPLINARY' }),
  ),
  scholarships: [],
};
async function search(text: string) {
  const answer = (await serviceOver(rows)).searchPrograms({ text });
  return { ...answer, slugs: answer.ids.map(id => id.replace('id-', '')) };
}

it.each([
  ['quản lý thể dục thể thao', 'sport'],
  ['sports management', 'sport'],
  ['kỹ thuật phục hồi chức năng', 'physiotherapy'],
  ['kỹ thuật thực phẩm', 'food'],
])('%s is about its subject, not about any management or engineering', async (text, first) => {
  const { slugs } = await search(text);
  expect(slugs[0]).toBe(first);
  expect(slugs).not.toContain('management');
  expect(slugs).not.toContain('engineering');
});

it('the word that gave way is told, and that what stands there is a related subject', async () => {
  const { slugs, reasons, droppedWords, near } = await search('quản lý thủy sản');
  expect(slugs).toEqual(['marine']);
  expect(droppedWords).toEqual(['quản lý']);
  expect(reasons[0]).toContain('RELATED_SUBJECT');
  expect(near?.text).not.toBe('quản lý');
});

it('where something has both, both are asked for', async () =>
  expect((await search('quản lý marketing')).slugs).toEqual(['marketing']));

it('by itself it is what is looked for', async () => expect((await search('management')).slugs[0]).toBe('management'));
