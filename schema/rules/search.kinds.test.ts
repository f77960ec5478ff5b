import { asksForInstitutions, asksForScholarships, namesInstitutions, namesScholarship } from './search.kinds.js';

it.each([
  'học bổng thạc sĩ Đức',
  'hoc bong',
  'hb úc',
  'Scholarships in Canada',
  'bursary',
  'scholorship for master in uk',
  'monash schoalrship for bachelor',
  'scholarhip uk',
  'sholarships',
  'schoolarship',
  'hocj bong',
])('%s names scholarships', text => expect([namesScholarship(text), asksForScholarships(text)]).toEqual([true, true]));

it.each(['scholars', 'school in Canada', 'old school ships', 'relationship', 'sales', 'ships', 'slips', 'solar chips'])(
  '%s names none',
  text => expect(namesScholarship(text)).toBe(false),
);

it.each(['Chevening', 'fullbright 2027', 'daad thạc sĩ', 'Erasmus Mundus'])('%s is one', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, true]),
);

it.each([
  'fully funded phd usa',
  'fully-funded masters',
  'full ride computer science',
  'học thạc sĩ kinh tế toàn phần ở Mỹ',
  'phd in engineering with funding',
  'funded phd canada',
  'master funding uk',
  'tiến sĩ có tài trợ',
  'phd nao duoc tai tro',
])('%s wants somebody to pay for it, or for all of it, which only scholarships do', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, true]),
);

it.each([
  'muốn học tâm lý học ở Melbourne, có học bổng càng tốt',
  'điều dưỡng Úc có hb thì tốt',
  'thạc sĩ marketing ở Anh, có học bổng 50% càng tốt',
  'luật ở Anh có học bổng bán phần thì tốt',
  'mba in ireland, scholarship would be nice',
])('%s asks for programs first', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([true, false]),
);

it.each([
  'thb',
  'marketing anh',
  'rhodesia',
  'hbo',
  'self-funded masters uk',
  'mba without funding',
  'phd has no funding',
  'thạc sĩ không có tài trợ',
])('%s says nothing of them', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, false]),
);

it.each([
  'truong dai hoc nao o toronto',
  'trường ở Toronto',
  'Trường đại học nào ở Đức?',
  'các trường cao đẳng tại Canada',
  'đại học nào ở Melbourne tốt nhất',
  'danh sách trường công lập ở Úc',
  'colleges in vancouver for international students',
  'universities in Dublin',
  'top 10 universities in the UK',
  'cheap unis in new zealand',
  'which university in Berlin?',
  'schools near boston',
  'đại học công lập ở Ireland',
  'dai hoc tu thuc o My',
  'community colleges in california',
  'cao đẳng cộng đồng ở California',
  'community colleges in california, cheap, can transfer to university',
  'community colleges in california that transfer to universities',
  'cao đẳng cộng đồng ở mỹ giá rẻ, có thể chuyển tiếp lên đại học',
  'list of community colleges in california, cheap, can transfer to university after 2 years',
  'danh sách cao đẳng cộng đồng california, chuyển tiếp lên đại học sau 2 năm',
  'danh sách các trường đào tạo logistics ở canada',
  'give me a list of nursing schools',
])('%s asks for the institutions of a place', text => expect(asksForInstitutions(text)).toBe(true));

it.each([
  'đại học ở Úc',
  'học đại học ở Úc 4 năm',
  'trường nào ở Úc dạy điều dưỡng',
  'trường nào có ngành y ở Đức',
  'trường kinh tế',
  'trường đại học nào ở Anh dưới 500 triệu',
  'universities in canada for nursing',
  'universities in the uk with scholarships',
  'university of toronto',
  'colleges in vancouver and nursing',
  'school counseling in boston',
  'high school diploma',
  'học bổng các trường ở Mỹ',
  'danh sách học bổng',
  'list of courses in canada',
  'danh sách ngành học ở trường Monash',
  'list of college courses',
  'danh sách trường có học bổng',
  '',
])('%s does not, or says more', text => expect(asksForInstitutions(text)).toBe(false));

it.each([
  ['universities in boston with computer science', true],
  ['Which university teaches marine biology?', true],
  ['trường nào ở Úc dạy điều dưỡng', true],
  ['trường đại học nào có ngành y', true],
  ['các trường dạy nấu ăn', true],
  ['trường đại học công lập ở Ireland có ngành kỹ thuật', true],
  ['trường ở Úc dạy điều dưỡng', true],
  ['truong cao dang o Canada co nganh dau bep', true],
  ['university in ireland with engineering', true],
  ['college with culinary arts in vancouver', true],
  ['community college in california fall 2027', true],
  ['cao đẳng cộng đồng ở Mỹ', true],
  ['danh sách trường dạy điều dưỡng', true],
  ['đại học công lập ở Ireland ngành kỹ thuật', true],
  ['public university germany', true],
  ['computer science boston', false],
  ['học đại học công nghệ thông tin ở Úc', false],
  ['đại học tự nhiên', false],
  ['đại học công ở Đức', true],
  ['kỹ thuật ở trường đại học', false],
  ['college board', false],
  ['trường đại học Sydney', false],
  ['University of Boston', false],
  ['đại học ở Úc', false],
  ['kinh tế trường', false],
])('%s names institutions: %s', (text, is) => expect(namesInstitutions(text)).toBe(is));
