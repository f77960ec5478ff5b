/** Specialties of which hardly any school has a degree are understood whole: no word of them that means something else is an answer. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [institutionRow('uq', { name: 'University of Queensland', destination: 'AU', city: 'Brisbane' })],
  programs: [
    programRow('architecture', 'uq', { title: 'Architecture', field: 'ARCHITECTURE_BUILDING' }),
    programRow('civil', 'uq', { title: 'Civil Engineering', field: 'ENGINEERING' }),
    programRow('engineering', 'uq', { title: 'Bachelor of Engineering', field: 'ENGINEERING' }),
    programRow('public-health', 'uq', { title: 'Public Health', field: 'HEALTH' }),
    programRow('criminology', 'uq', { title: 'Criminology', field: 'SOCIAL_SCIENCES' }),
    programRow('cyber', 'uq', { title: 'Cyber Security', field: 'COMPUTING' }),
    programRow('physiotherapy', 'uq', { title: 'Physiotherapy', field: 'HEALTH' }),
    programRow('law', 'uq', { title: 'Law', field: 'LAW' }),
    programRow('sport', 'uq', { title: 'Exercise and Sport Sciences', field: 'HEALTH' }),
    programRow('accounting', 'uq', { title: 'Accounting', field: 'BUSINESS' }),
    programRow('management', 'uq', { title: 'Management', field: 'BUSINESS' }),
    programRow('dance', 'uq', { title: 'Dance', field: 'ARTS_DESIGN' }),
    programRow('music', 'uq', { title: 'Music', field: 'ARTS_DESIGN' }),
    programRow('tourism', 'uq', { title: 'Tourism', field: 'HOSPITALITY_TOURISM' }),
    programRow('fashion', 'uq', { title: 'Fashion Design', field: 'ARTS_DESIGN' }),
    programRow('korean', 'uq', { title: 'Korean', field: 'HUMANITIES' }),
  ],
};
type Page = { ids: readonly string[]; near?: { ids: readonly string[] } | null; droppedWords?: readonly string[] };
const slugs = (ids: readonly string[] = []): string[] => ids.map(id => id.replace('id-', ''));
const pageOf = async (text: string): Promise<Page> => (await serviceOver(rows)).searchPrograms({ text }) as Page;

it.each([
  'naval architecture',
  'study naval architecture in Australia',
  'fire safety',
  'fire protection',
  'fire engineering',
  'occupational health and safety',
  'workplace safety',
  'vệ sinh lao động',
  've sinh lao dong',
  'air conditioning',
  'truck driving',
  'beauty therapy',
  'công nghệ mỹ phẩm',
  'cong nghe my pham',
  'japanese studies',
  'chinese language',
])('%s is no answer by one of its words, and no word of it is left out', async text =>
  expect(await pageOf(text)).toMatchObject({ ids: [], droppedWords: [] }),
);

it.each([
  ['naval architecture', 'engineering'],
  ['fire safety', 'engineering'],
  ['kỹ thuật biển', 'engineering'],
  ['ky thuat bien', 'engineering'],
  ['occupational health and safety', 'public-health'],
  ['vệ sinh lao động', 'public-health'],
  ['japanese studies', 'korean'],
])('near %s is the broader subject: %s', async (text, found) =>
  expect(slugs((await pageOf(text)).near?.ids)).toContain(found),
);

it.each([
  ['road and bridge engineering', 'civil'],
  ['công trình biển', 'civil'],
  ['cau duong bo', 'civil'],
  ['luật gia đình', 'law'],
  ['luat y te', 'law'],
  ['sports law', 'law'],
  ['space law', 'law'],
  ['internal audit', 'accounting'],
  ['kiểm toán nội bộ', 'accounting'],
  ['choreography', 'dance'],
  ['singing', 'music'],
  ['golf', 'sport'],
  ['cuoi ngua', 'sport'],
])('%s is studied in %s', async (text, found) => {
  const { ids, droppedWords } = await pageOf(text);
  expect({ first: slugs(ids)[0], droppedWords }).toEqual({ first: found, droppedWords: [] });
});

it.each([
  ['tiếp viên hàng không', 'tourism'],
  ['tiep vien hang khong', 'tourism'],
  ['flight attendant', 'tourism'],
  ['cabin crew', 'tourism'],
  ['người mẫu', 'fashion'],
  ['fashion model', 'fashion'],
  ['chiropractic', 'physiotherapy'],
  ['nắn xương khớp', 'physiotherapy'],
  ['podiatry', 'physiotherapy'],
])('%s is no other name of %s, which is only related', async (text, found) => {
  const page = (await serviceOver(rows)).searchPrograms({ text });
  expect(slugs(page.ids)).toEqual([found]);
  expect(page.reasons[0]).toContain('RELATED_SUBJECT');
});
