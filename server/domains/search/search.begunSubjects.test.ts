/** A subject that somebody is typing is suggested at each key, and no other one that its letters could be a slip of. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [institutionRow('uq', { name: 'University of Queensland', destination: 'AU', city: 'Brisbane' })],
  programs: [
    programRow('tourism', 'uq', { title: 'Tourism', field: 'HOSPITALITY_TOURISM' }),
    programRow('data', 'uq', { title: 'Data Science', field: 'COMPUTING' }),
    programRow('pharmacy', 'uq', { title: 'Pharmacy', field: 'HEALTH' }),
    programRow('marine', 'uq', { title: 'Marine Biology', field: 'NATURAL_SCIENCES' }),
    programRow('environment', 'uq', { title: 'Environment and Sustainability', field: 'AGRICULTURE_ENVIRONMENT' }),
    programRow('fashion', 'uq', { title: 'Fashion Design', field: 'ARTS_DESIGN' }),
    programRow('interior', 'uq', { title: 'Interior Design', field: 'ARTS_DESIGN' }),
    programRow('logistics', 'uq', { title: 'Logistics', field: 'BUSINESS' }),
    programRow('design', 'uq', { title: 'Design', field: 'ARTS_DESIGN' }),
    programRow('it', 'uq', { title: 'Information Technology', field: 'COMPUTING' }),
    programRow('food', 'uq', { title: 'Food Science and Technology', field: 'AGRICULTURE_ENVIRONMENT' }),
    programRow('finance', 'uq', { title: 'Finance', field: 'BUSINESS' }),
    programRow('forestry', 'uq', { title: 'Forestry', field: 'AGRICULTURE_ENVIRONMENT' }),
    programRow('accounting', 'uq', {
      title: 'Professional Accounting',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'BUSINESS',
      englishMinimums: [{ test: 'IELTS', overall: 6 }],
    }),
    programRow('relations', 'uq', {
      title: 'International Relations',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'SOCIAL_SCIENCES',
    }),
  ],
};
const suggested = async (text: string): Promise<string[]> =>
  (await serviceOver(rows)).suggest({ text, kinds: ['PROGRAM'], limit: 5 }).map(({ slug }) => slug);

it.each([
  ['ngành du lị', 'tourism'],
  ['ngành du lịc', 'tourism'],
  ['nganh du lic', 'tourism'],
  ['học du lị', 'tourism'],
  ['tư vấn ngành du lị', 'tourism'],
  ['ngành dượ', 'pharmacy'],
  ['ngành dữ li', 'data'],
  ['ngành lâm ng', 'forestry'],
  ['ngành môi tr', 'environment'],
  ['nganh moi tru', 'environment'],
  ['study fash', 'fashion'],
  ['ngành log', 'logistics'],
  ['nganh log', 'logistics'],
  ['study touri', 'tourism'],
  ['nganh cong nghe thuc ph', 'food'],
  ['ngành công nghệ thực ph', 'food'],
])('%s is on the way to %s', async (text, found) => expect((await suggested(text))[0]).toBe(found));

it.each([
  ['ngành du lị', 'data'],
  ['nganh du lic', 'pharmacy'],
  ['ngành lâm ng', 'finance'],
  ['nganh moi tru', 'marine'],
  ['study fash', 'marine'],
  ['ngành thiết kế nộ', 'design'],
  ['nganh cong nghe thuc ph', 'it'],
])('%s is on no way to %s', async (text, other) => expect(await suggested(text)).not.toContain(other));

it.each([
  'accounting master australia ielts 6',
  'accounting master australia ielts 6.',
  'accounting master australia ielts 6,',
  'thạc sĩ kế toán úc ielts 6.',
  'thac si ke toan uc ielts 6.',
  'ielts 6.0 accounting master in australia.',
])('%s suggests what a score that is typed in full does', async text =>
  expect(await suggested(text)).toEqual(['accounting']),
);
