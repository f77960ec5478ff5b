/** Until when one may apply, and how it stands with somebody, is no word that entries have to have: over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['học bổng bậc cử nhân ở Úc cho học sinh VN, nộp đến khi nào', 'học bổng bậc cử nhân ở Úc cho học sinh VN'],
  ['học bổng bậc cử nhân ở Úc nhận hồ sơ đến bao giờ', 'học bổng bậc cử nhân ở Úc'],
  ['hạn nộp đến ngày nào', 'hạn nộp khi nào'],
  ['học bổng Úc đến hết tháng mấy thì hết hạn', 'học bổng Úc'],
  ['học bổng Úc bao lâu nữa hết hạn', 'học bổng Úc'],
  ['học bổng Úc mở đơn từ khi nào', 'học bổng Úc'],
  ['hoc bong uc nop den khi nao', 'hoc bong uc'],
  ['hoc bong uc nhan ho so den bao gio', 'hoc bong uc'],
  ['chevening mở cổng khi nào', 'chevening'],
  ['scholarships in australia by when', 'scholarships in australia'],
  ['scholarship australia closing date when', 'scholarship australia'],
  ['australia awards when does it close', 'australia awards'],
  ['when does chevening close', 'chevening'],
])('%s finds the scholarships of "%s"', (text, same) => {
  const { ids, droppedWords } = starter.search.searchScholarships({ text });
  expect([ids, droppedWords]).toEqual([starter.search.searchScholarships({ text: same }).ids, []]);
});

it.each([
  ['thạc sĩ marketing Anh nhận đơn tới bao giờ', 'thạc sĩ marketing Anh'],
  ['thạc sĩ marketing Anh nộp đơn đến lúc nào', 'thạc sĩ marketing Anh'],
  ['master of finance australia until when can I apply', 'master of finance australia'],
  ['nursing Canada deadline when', 'nursing Canada'],
  ['I also want to study nursing in Canada', 'nursing in Canada'],
  ['I just want to study nursing in Canada', 'nursing in Canada'],
  ['actually i want nursing in Canada', 'nursing in Canada'],
  ['I recently graduated from high school, nursing in Canada', 'graduated from high school, nursing in Canada'],
  ['I am currently working as an accountant, master of finance UK', 'master of finance UK'],
  ['thật ra em muốn học điều dưỡng ở Canada', 'điều dưỡng ở Canada'],
  ['em sắp tốt nghiệp cấp 3, muốn học IT ở Canada', 'em tốt nghiệp cấp 3, muốn học IT ở Canada'],
  ['em sap tot nghiep cap 3 muon hoc it o canada', 'em tốt nghiệp cấp 3, muốn học IT ở Canada'],
  ['em vẫn chưa có ielts, muốn học IT ở Canada', 'chưa có ielts, IT ở Canada'],
])('%s finds the programs of "%s"', (text, same) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect(ids.length).toBeGreaterThan(0);
  expect([ids, droppedWords]).toEqual([starter.search.searchPrograms({ text: same }).ids, []]);
});

it.each([
  ['trường đại học ở Úc nộp đơn đến khi nào', 'trường đại học ở Úc'],
  ['trường ở Úc nhận hồ sơ tới tháng mấy', 'trường ở Úc'],
])('%s finds the schools of "%s"', (text, same) => {
  const { ids, droppedWords } = starter.search.searchInstitutions({ text });
  expect([ids, droppedWords]).toEqual([starter.search.searchInstitutions({ text: same }).ids, []]);
});

it('says that somebody who just left school asks for no word', () => {
  const text = 'My son just finished grade 12 with ielts 5.5 only, can he study hotel management in Australia?';
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]);
});

it.each([
  ['học bổng hạn nộp tháng 3', 'DEADLINE'],
  ['học bổng nộp đến tháng 3', 'DEADLINE'],
  ['học bổng Úc còn nhận hồ sơ không', 'OPEN_NOW'],
  ['học bổng Úc còn hạn', 'OPEN_NOW'],
])('%s still says %s', (text, kind) =>
  expect(starter.search.searchScholarships({ text }).understood.map(item => item.kind)).toContain(kind),
);

it.each([
  ['học sap ở Đức', []],
  ['hiện đại', ['hiện']],
  ['live sound engineering', ['live']],
])('%s: what is not found is still told', (text, dropped) =>
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual(dropped),
);
