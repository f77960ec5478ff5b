/** Schools below a university, summer schools and schools of languages are said to be none of the catalogue, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  'boarding school near toronto grade 10',
  'boarding school',
  'high school in canada',
  'high school abroad',
  'high school program usa',
  'secondary school uk',
  'elementary school for my kids in boston',
  'grade 11 program in canada',
  'grade 9 program',
  'study grade 10 in canada',
  'year 11 in australia',
  'trường nội trú ở Mỹ',
  'trường trung học ở Úc',
  'truong trung hoc o uc',
  'trường THPT Úc',
  'trung học phổ thông Canada',
  'trung học cơ sở ở Úc',
  'du học cấp 3',
  'du hoc cap 3 o my',
  'du học THPT Canada',
  'học lớp 10 ở Úc',
  'hoc lop 10 o uc',
  'du học lớp 10 ở Canada',
  'cho con học lớp 11',
  'cho con học lớp 11 ở Anh',
  'trường tiểu học ở Úc',
  'trường mẫu giáo cho con ở Canada',
  'gửi con mầm non ở Úc',
  'cho con hoc mau giao o canada',
  'trại hè ở Mỹ',
  'du học hè',
  'summer school uk',
  'summer camp usa',
  'language school in toronto',
  'english language course london',
  'trường Anh ngữ ở Canada',
])('%s: there are none here', text => expect([...new Set(starter.topicsFor(text))]).toContain('OTHER_SCHOOLS'));

it.each([
  'giáo dục mầm non',
  'sư phạm tiểu học',
  'muốn học mầm non ở Úc',
  'primary education australia',
  'early childhood',
  'giáo viên trung học',
  'high school teacher',
  'high school math teacher',
  'dạy ở trường tiểu học',
  'mở trường mầm non',
  'hết lớp 12',
  'học xong lớp 12',
  'tốt nghiệp THPT',
  'tốt nghiệp trung học phổ thông kế toán',
  'em đang học lớp 11',
  'em đang học lớp 11 muốn học kế toán ở Úc',
  'con tôi đang học lớp 11 ở Mỹ',
  'con tôi học lớp 11 thích vẽ',
  'lớp 12 du học Úc',
  'nursing after grade 12',
  'my son is in grade 10',
  'high school graduate',
  'high school diploma business canada',
  'i just finished high school want nursing',
  'bằng cấp 3 kế toán canada',
  'business school france',
  'summer intake canada',
  'kỳ hè úc',
  'english courses in germany',
  'khóa học tiếng anh ở úc',
])('%s asks for none of them', text => expect(starter.topicsFor(text)).not.toContain('OTHER_SCHOOLS'));

it.each([
  'high school diploma business canada',
  'bằng cấp 3 kinh doanh canada',
  'grade 10 canada',
  'em đang học cấp 3',
])('%s says where somebody stands', text =>
  expect(starter.search.searchPrograms({ text }).understood.map(({ kind }) => kind)).toContain('AWARD'),
);

it.each(['du học cấp 3', 'du học hè', 'boarding school', 'cho con học lớp 11'])('%s alone finds nothing', text =>
  expect(starter.search.searchPrograms({ text }).ids).toEqual([]),
);

it.each(['dạy ở trường tiểu học', 'dạy trường tiểu học'])('%s: what is taught there is looked for', text =>
  expect(starter.search.searchPrograms({ text }).ids).toEqual(
    starter.search.searchPrograms({ text: 'dạy tiểu học' }).ids,
  ),
);
