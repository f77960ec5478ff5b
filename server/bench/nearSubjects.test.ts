/** What is near where a place has little of a subject, over the starter catalogue: what is akin to it there, and beside the one degree elsewhere a broader subject elsewhere. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  // A broader subject of the place.
  ['con gái mình thích vẽ, học gì ở anh', 'BROADER_SUBJECT', /Animation|Design/],
  ['drawing uk', 'BROADER_SUBJECT', /Animation|Design/],
  ['kỹ thuật viên chẩn đoán hình ảnh ở mỹ', 'BROADER_SUBJECT', /Nursing|Health/],
  ['thể thao ở úc', 'BROADER_SUBJECT', /Health|Biomedical/],
  ['cảnh sát ở úc', 'BROADER_SUBJECT', /Law/],
  ['criminology uk', 'BROADER_SUBJECT', /Law/],
  ['quan hệ công chúng ở anh', 'BROADER_SUBJECT', /Communication/],
  ['ngôn ngữ hàn ở anh', 'BROADER_SUBJECT', /English Literature/],
  ['nursing uk', 'BROADER_SUBJECT', /Biomedical/],
  ['đạo diễn phim ở mỹ', 'BROADER_SUBJECT', /Animation/],
  ['business analytics uk master', 'BROADER_SUBJECT', /^Data Science/],
  ['thạc sĩ phân tích kinh doanh anh', 'BROADER_SUBJECT', /^Data Science/],
  ['phan tich kinh doanh duc', 'BROADER_SUBJECT', /^Data Science/],
  ['business intelligence master canada', 'BROADER_SUBJECT', /Data Science/],
  ['msba germany', 'BROADER_SUBJECT', /^Data Science/],
  ['bi analytics master australia', 'BROADER_SUBJECT', /Data Science/],
  // Where the place has nothing of that either, elsewhere.
  ['giáo viên mầm non ở canada', 'BROADER_SUBJECT', /Education/],
  ['báo chí ở đức', 'BROADER_SUBJECT', /Media|Communication/],
  ['journalism in germany', 'BROADER_SUBJECT', /Media|Communication/],
  ['TESOL ở anh', 'BROADER_SUBJECT', /Education/],
  // Other subjects of the place.
  ['truyền thông đa phương tiện úc', 'SAME_PLACE', /Design|Marketing/],
  ['làm báo ở canada', 'SAME_PLACE', /Writing/],
])('near %s is by %s %s', (text, relation, title) => {
  const [first] = starter.nearOf(text).filter(one => one.relation === relation);
  expect(starter.titleOf(first?.ids[0] ?? '')).toMatch(title);
});

it.each(['fashion design germany', 'âm nhạc ở anh', 'psychology ireland', 'luật sư ở canada'])(
  'near %s is the subject elsewhere alone, of which there is enough',
  text => expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(['SAME_SUBJECT']),
);

it.each(['MBA ireland', 'mba không cần kinh nghiệm ở ireland'])('near %s are master’s degrees', text =>
  expect(starter.nearOf(text).flatMap(({ titles }) => titles)).not.toContain('Bachelor of Commerce'),
);
