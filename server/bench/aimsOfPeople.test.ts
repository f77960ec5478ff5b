/** Aims in health, teaching, languages, law, money and the arts, over the starter catalogue: what the first results are about, and in which order. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  // Health.
  ['become a radiographer', [/Radiologic/, /Biomedical/]],
  ['kỹ thuật viên chụp x quang', [/Radiologic/, /Biomedical/]],
  ['radiation therapist', [/Radiologic/, /Biomedical/]],
  ['what to study to be a pharmacist', [/Pharmacy/, /Pharmacy/, /Biomedical/, /Biomedical/, /Biomedical/]],
  ['dược', [/Pharmacy/, /Pharmacy/, /Biomedical/]],
  ['duoc si', [/Pharmacy/, /Pharmacy/, /Biomedical/]],
  ['nghề kỹ thuật viên xét nghiệm', [/Biomedical/, /Biomedical/, /Biomedical/, /Biochemistry|Microbiology/]],
  ['lab technician', [/Biomedical/, /Biomedical/, /Biomedical/, /Biochemistry|Microbiology/]],
  ['sport and exercise', [/Sport/, /Physiotherapy/, /Physiotherapy/, /Nutrition/]],
  ['thể thao', [/Sport/, /Physiotherapy/, /Physiotherapy/, /Nutrition/]],
  ['sports management', [/Sport/, /Management|Business/]],
  ['quan ly the thao', [/Sport/, /Management|Business/]],
  ['thạc sĩ y tế cộng đồng', [/Public Health/, /Public Health/]],
  ['quản lý ngành y tế', [/Public Health/]],
  // Teaching and languages.
  ['teaching english to foreigners', [/TESOL/, /Linguistics/, /Linguistics/, /Education/]],
  ['dạy tiếng anh cho người nước ngoài', [/TESOL/, /Linguistics/, /Linguistics/, /Education/]],
  ['teach english abroad', [/TESOL/, /Linguistics/, /Linguistics/, /Education/]],
  ['biên phiên dịch', [/Translation/, /Linguistics/, /Linguistics/, /Korean|English|TESOL/]],
  ['how to be a translator', [/Translation/, /Linguistics/, /Linguistics/, /Korean|English|TESOL/]],
  ['ngôn ngữ', [/Linguistics/, /Linguistics/, /Korean/, /TESOL/, /English Literature/]],
  ['dạy tiếng việt cho người nước ngoài', [/Linguistics/, /Linguistics/]],
  ['early childhood education', [/Early Childhood/, /Elementary/]],
  // People and law.
  ['tội phạm học', [/Criminology/, /Criminal Justice/, /Psychology/]],
  ['toi pham hoc', [/Criminology/, /Criminal Justice/, /Psychology/]],
  ['criminal psychologist', [/Criminology/, /Criminal Justice/, /Psychology/]],
  ['nhà xã hội học', [/Anthropology|Social Work/]],
  ['nhà nhân chủng học', [/Anthropology/]],
  ['nha ngon ngu hoc', [/Linguistics/]],
  ['nhà kinh tế học', [/Economics/]],
  ['bác sĩ tâm lý trẻ em', [/Psychology/, /Psychology/]],
  ['nhà trị liệu', [/Psychology/, /Psychology/]],
  ['giúp người nghiện ma túy', [/Psychology/, /Psychology/]],
  ['help drug addicts', [/Psychology/, /Psychology/]],
  ['giúp người vô gia cư', [/Social Work/, /Social Work/]],
  // Money, guests, arts.
  ['làm trong ngành ngân hàng đầu tư', [/Investment/, /Investment/, /Finance/]],
  ['investment banking', [/Investment/, /Investment/, /Finance/]],
  ['ACCA', [/Account/]],
  ['cfa', [/Finance/]],
  ['restaurant owner', [/Hospitality/]],
  ['quản lý chuỗi nhà hàng', [/Hospitality/]],
  ['nghệ thuật', [/Film|Animation|Design/, /Film|Animation|Design/, /Film|Animation|Design/]],
  ['quản lý văn hóa nghệ thuật', [/Arts Management/]],
])('%s is about %j', (text, about) => {
  const titles = starter.titlesFor(text, about.length);
  expect(titles.map((title, place) => about[place]?.test(title))).toEqual(about.map(() => true));
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]);
});

it.each([
  ['arts', /^Bachelor of Arts$/],
  ['bachelor of arts', /^Bachelor of Arts$/],
  ['culinary arts', /Culinary Arts/],
  ['fine arts', /Fine Arts/],
  ['biochemistry', /Biochemistry/],
  ['giáo dục', /Education/],
  ['luật quốc tế', /Law/],
  ['massage', /^$/],
])('%s keeps its own first result', (text, first) => expect(starter.titlesFor(text, 1)[0] ?? '').toMatch(first));
