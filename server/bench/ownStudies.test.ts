/** What is an answer and what is only near: of professions that have a study of their own, of managing projects, and of designing how something is used. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const nearTitles = (text: string): string[] => starter.nearOf(text).flatMap(({ titles }) => titles);

describe('a profession that is open to those alone who studied it', () => {
  it.each([
    ['em được IELTS 6.5 có học dược ở Úc được không?', /Pharmacy/, /Biomedical/],
    ['em duoc IELTS 6.5 co hoc duoc o Uc duoc khong', /Pharmacy/, /Biomedical/],
    ['dược ở Úc', /Pharmacy/, /Biomedical/],
    ['pharmacy australia', /Pharmacy/, /Biomedical/],
    ['pharmacist australia ielts 6.5', /Pharmacy/, /Biomedical/],
    ['cử nhân dược ở Úc dưới 60000 aud', /Pharmacy/, /Biomedical/],
    ['vật lý trị liệu úc ielts 7', /Physiotherapy/, /Health|Nutrition|Nursing/],
  ])('%s: each answer is %p, and what is akin is near', (text, own, akin) => {
    const titles = starter.titlesFor(text);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(own);
    expect(nearTitles(text).join()).toMatch(akin);
  });

  it.each([
    ['dentistry ielts 7 australia', /Biomedical/],
    ['nha khoa úc ielts 7', /Biomedical/],
    ['học điều dưỡng ở Úc IELTS 6.5', /Nursing/],
    ['nursing canada ielts 6.5', /Nursing/],
    ['veterinary usa ielts 7', /Animal/],
    ['pharmacy uk', /Pharmacy/],
    ['dược ở Anh', /Biomedical/],
    ['nha khoa ở Úc', /Nursing/],
    ['hộ sinh úc', /Nursing/],
    ['midwifery australia', /Nursing/],
  ])('%s: nothing is an answer, %p is near', (text, near) => {
    expect(starter.titlesFor(text)).toEqual([]);
    expect(nearTitles(text).join()).toMatch(near);
  });

  it.each([
    ['dược', [/Pharmacy/, /Pharmacy/, /Biomedical/]],
    ['medicine', [/Biomedical/]],
    ['học y ở Úc IELTS 7', [/Biomedical/]],
    ['medicine australia ielts 7', [/Biomedical/]],
    ['lab technician australia ielts 7', [/Biomedical/]],
    ['biomedical science australia', [/Biomedical/]],
    ['kế toán úc ielts 6.5', [/Accounting/, /Accounting/, /Accounting/, /Finance/]],
    ['khách sạn úc', [/Hotel|Hospitality|Tourism/]],
  ])('%s: as before, neighbours of the subject are behind it', (text, titles) => {
    const found = starter.titlesFor(text);
    for (const [place, title] of titles.entries()) expect(found[place]).toMatch(title);
  });
});

describe('managing projects', () => {
  it.each([
    'which masters in project management can i do with ielts 6.5?',
    'quản lý dự án',
    'quan ly du an',
    'project manager',
    'thạc sĩ quản trị dự án',
    'thac si quan tri du an',
    'học PMP',
    'project management',
  ])('%s: no business administration is an answer, construction and operations stand behind it', text => {
    const titles = starter.titlesFor(text);
    expect(titles[0]).toMatch(/Project Management/);
    expect(titles.join()).toMatch(/Construction Management/);
    expect(titles.join()).not.toMatch(/Business Administration|MBA/);
  });

  it.each(['project management canada', 'quản lý dự án ở Canada'])('%s: what is near is business there', text => {
    expect(starter.titlesFor(text)).toEqual([]);
    const [here, elsewhere] = starter.nearOf(text);
    expect([here?.relation, elsewhere?.relation]).toEqual(['BROADER_SUBJECT', 'SAME_SUBJECT']);
    expect(here?.titles.join()).toMatch(/Business|Commerce/);
    expect(elsewhere?.titles.join()).toMatch(/Project Management/);
  });
});

it.each([
  'ngành UX interaction design',
  'UX',
  'UI UX',
  'thiết kế trải nghiệm người dùng',
  'thiet ke trai nghiem nguoi dung',
  'thiết kế giao diện',
  'thiết kế giao diện người dùng',
  'user experience',
  'interaction designer',
  'ux researcher',
])('%s: what people use comes before graphic design', text => {
  const [first, second, third] = starter.titlesFor(text);
  expect([first, second]).toEqual(['Interaction Design (MA)', 'Human-Centred Interactive Technologies (MSc)']);
  expect(third).toMatch(/Graphic|Communication/);
});

it.each([
  ['HCI', [/Human-Centred/, /Human-Centered/, /Interaction/]],
  ['product design', [/Industrial/, /Interior|Interaction/, /Interior|Interaction/]],
  ['thiết kế sản phẩm', [/Industrial/, /Interior|Interaction/, /Interior|Interaction/]],
  ['graphic design', [/Graphic|Communication/, /Graphic|Communication/]],
])('%s: the first are %p', (text, titles) => {
  const found = starter.titlesFor(text);
  for (const [place, title] of titles.entries()) expect(found[place]).toMatch(title);
});
