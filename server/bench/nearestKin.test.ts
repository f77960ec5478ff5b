/** What is near by a broader subject, over the starter catalogue: nothing of the field that has little to do with the subject before what is akin to it. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const broaderOf = (text: string): string[] =>
  starter.nearOf(text).find(({ relation }) => relation === 'BROADER_SUBJECT')?.titles ?? [];

it.each([
  // Art and design: also where a level is let go of.
  ['thiết kế đồ họa cao đẳng canada', /Animation/],
  ['thiet ke do hoa cao dang canada', /Animation/],
  ['graphic design diploma canada', /Animation/],
  ['graphic design canada', /Animation/],
  ['thiết kế đồ họa ở Mỹ', /Animation/],
  ['animation canada', /Graphic Design/],
  ['hoạt hình ở Mỹ', /Graphic Design/],
  ['minh họa canada', /Visual Arts/],
  ['interior design canada', /Visual Arts/],
  ['thiết kế thời trang canada', /Visual Arts/],
  ['thiết kế sản phẩm ở Canada', /Visual Arts/],
  ['trang sức ở Anh', /Fashion Design/],
  ['UX design australia', /Media/],
  ['làm phim ở Mỹ', /Animation/],
  // Engineering.
  ['kỹ thuật điện ở Ireland', /Robotics/],
  ['điện tử viễn thông ở Đức', /Automation/],
  ['hàng không vũ trụ ở Ireland', /Mechanical/],
  ['kỹ thuật vật liệu ở Mỹ', /Chemical/],
  ['kỹ thuật hóa học ở Anh', /Materials|^Engineering/],
  ['environmental engineering usa', /Civil/],
  ['biomedical engineering germany', /Robotics|Mechatronic/],
  ['đóng tàu ở Ireland', /Mechanical/],
  ['civil engineering ireland', /Mechanical/],
  ['industrial engineering germany', /Automation/],
  // Health, agriculture, humanities.
  ['điều dưỡng ở Mỹ', /^Bachelor of Science in Public Health/],
  ['pharmacy usa', /^Bachelor of Science in Public Health/],
  ['horticulture usa', /Forestry/],
  ['thủy sản ở Mỹ', /Animal/],
  ['publishing canada', /Writing/],
])('%s: the first is %p', (text, first) => expect(broaderOf(text)[0]).toMatch(first));

it.each(['thiết kế đồ họa canada', 'graphic design diploma canada', 'minh họa canada', 'interior design canada'])(
  '%s: no music and no dance',
  text => {
    expect(broaderOf(text).length).toBeGreaterThan(0);
    expect(broaderOf(text).join()).not.toMatch(/music|dance/i);
  },
);

it.each(['nursing germany', 'điều dưỡng ở Đức', 'pharmacy germany', 'dinh dưỡng ở Đức'])(
  '%s: no tourism that names health',
  text => {
    expect(broaderOf(text).length).toBeGreaterThan(0);
    expect(broaderOf(text).join()).not.toMatch(/tourism/i);
  },
);

it.each([
  ['marketing ở Toronto dưới 20000 cad', /culinary/i],
  ['marketing toronto under 20000 cad', /culinary/i],
])('%s: what costs least more is not nearest whatever it is about', (text, strange) =>
  expect(broaderOf(text)[0]).not.toMatch(strange),
);

// What is beside the neighbours, or general, stays first.
it.each([
  ['mechanical engineering ireland', /Robotics/],
  ['kỹ thuật ô tô ở Úc', /^Bachelor of Engineering/],
  ['hàng không ở Úc', /^Bachelor of Engineering/],
  ['physiotherapy usa', /^Bachelor of Science in Public Health/],
])('%s: %p stays first', (text, first) => expect(broaderOf(text)[0]).toMatch(first));

it.each([
  ['dance canada', /Fine Arts/],
  ['múa ở Canada', /Fine Arts/],
  ['thiết kế truyền thông ở Anh', /Animation/],
  ['early childhood education uk', /Psychology/],
  ['giáo dục mầm non ở Anh', /Psychology/],
])('%s: where the subject is nowhere else, of what is in the place the akin is first: %p', (text, first) => {
  const there = starter.nearOf(text).find(one => one.relation === 'SAME_PLACE');
  expect(there?.titles[0]).toMatch(first);
});
