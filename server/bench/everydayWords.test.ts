/** Further wordings of everyday speech over the starter catalogue: no word of them is left out, and the first result is about the subject. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['make cartoon movies like pixar', /animation/i],
  ['cartoon films', /animation/i],
  ['animated movies', /animation/i],
  ['draw anime', /animation/i],
  ['làm phim hoạt hình như pixar', /animation/i],
  ['hoạt hình nhật bản', /animation/i],
  ['ve anime', /animation/i],
  ['thí nghiệm hoá', /chemistry/i],
  ['mix chemicals', /chemistry/i],
  ['tính bảo hiểm', /insurance/i],
  ['tính rủi ro', /insurance|risk/i],
  ['calculate insurance', /insurance/i],
  ['solve math problems', /mathematics/i],
  ['tính xác suất', /mathematics/i],
  ['treat animals', /animal/i],
  ['fix teeth', /biomedical/i],
  ['bake cakes', /patisserie/i],
  ['học nấu món tây', /culinary/i],
  ['đọc tin tức', /journalism/i],
  ['write news', /journalism/i],
  ['make youtube videos', /media/i],
  ['quảng cáo sản phẩm', /marketing/i],
  ['quản lý tiền', /finance/i],
  ['cãi nhau ở toà', /law/i],
  ['bảo vệ người vô tội', /law/i],
  ['đọc suy nghĩ người khác', /psychology/i],
  ['study the mind', /psychology/i],
  ['look at the stars', /astrophysics/i],
  ['make planes', /aero/i],
  ['build computers', /computer engineer/i],
  ['protect computers', /cyber/i],
  ['analyse data', /data analytics/i],
  ['predict the weather', /meteorology/i],
  ['lặn biển', /marine|ocean/i],
  ['plant trees', /forest/i],
  ['thiết kế vườn', /landscape/i],
  ['design parks', /landscape/i],
  ['decorate rooms', /interior/i],
  ['hát', /music/i],
  ['play the piano', /music/i],
  ['dẫn tour', /tourism/i],
  ['import and export', /international business/i],
  ['ship goods', /supply chain/i],
  ['work in government', /public policy/i],
  ['dịch tiếng anh', /translation/i],
  ['study the past', /history/i],
  ['học lý', /physics/i],
  ['ăn uống lành mạnh', /nutrition/i],
  ['healthy eating', /nutrition/i],
  ['giúp trẻ mồ côi', /social work/i],
  ['đo đất', /geo/i],
  ['design cities', /urban/i],
  ['kỹ xảo phim', /film/i],
  ['laser', /optics/i],
  ['chống dịch', /epidemiology/i],
  ['làm chân tay giả', /biomedical/i],
  ['nghiên cứu bộ lạc', /anthropology/i],
  ['dog trainer', /animal/i],
  ['viết kịch bản', /writing/i],
  ['xác suất thống kê', /statistics/i],
  ['make ads', /marketing/i],
])('%s', (text, title) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect([starter.titleOf(ids[0] ?? ''), droppedWords]).toEqual([expect.stringMatching(title), []]);
});

// What was right before.
it.each([
  ['film', /film/i],
  ['phim', /film/i],
  ['làm phim', /film/i],
  ['film making', /film/i],
  ['creative writing', /writing/i],
  ['dịch tiếng hàn', /translation|korean/i],
  ['biên phiên dịch tiếng hàn', /translation|korean/i],
  ['decision making', /decision/i],
  ['policy making', /policy/i],
])('%s', (text, title) => expect(starter.titlesFor(text, 1)[0]).toMatch(title));
