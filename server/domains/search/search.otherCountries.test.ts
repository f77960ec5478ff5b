/** A country that the catalogue does not cover is told beside one that it covers, which is answered. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('yarra', { name: 'Yarra School', destination: 'AU', city: 'Melbourne' }),
    institutionRow('liffey', { name: 'Liffey School', destination: 'IE', city: 'Dublin' }),
    institutionRow('spree', { name: 'Spree School', destination: 'DE', city: 'Berlin' }),
  ],
  programs: [
    programRow('accounting-au', 'yarra', { title: 'Accounting', cities: ['Melbourne'] }),
    programRow('accounting-ie', 'liffey', { title: 'Accounting', cities: ['Dublin'] }),
    programRow('accounting-de', 'spree', { title: 'Accounting', cities: ['Berlin'] }),
  ],
  scholarships: [],
};
const saidOf = async (text: string) => {
  const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
  const other = understood.filter(({ topic }) => topic === 'OTHER_COUNTRIES').map(one => one.text);
  return { ids: ids.map(id => id.replace('id-accounting-', '')).toSorted(), other };
};

it.each([
  ['kế toán ở Úc hoặc New Zealand', ['au'], ['New Zealand']],
  ['ke toan o Uc hoac New Zealand', ['au'], ['New Zealand']],
  ['kế toán Nhật hay Đức', ['de'], ['Nhật']],
  ['ke toan nhat hay duc', ['de'], ['nhat']],
  ['kế toán Đức hay Pháp', ['de'], ['Pháp']],
  ['kế toán Nhật, Hàn hay Đức', ['de'], ['Nhật', 'Hàn']],
  ['kế toán Hà Lan, Đức', ['de'], ['Hà Lan']],
  ['accounting Singapore or Ireland', ['ie'], ['Singapore']],
  ['accounting Australia/New Zealand', ['au'], ['New Zealand']],
  ['accounting Dublin or Paris', ['ie'], ['Paris']],
  ['accounting Australia, Ireland or Malaysia', ['au', 'ie'], ['Malaysia']],
  ['kế toán malay hay Úc', ['au'], ['malay']],
  ['mún học kế toán ở malay', [], ['ở malay']],
  ['ke toan malaysia hoac uc', ['au'], ['malaysia']],
  ['accounting Singapore or Japan', [], ['Singapore or Japan']],
])('%s', async (text, ids, other) => expect(await saidOf(text)).toEqual({ ids, other }));

it.each([
  ['kế toán rẻ nhất, Úc', ['au']],
  ['ke toan re nhat, Uc', ['au']],
  ['kế toán Úc hoặc Đức', ['au', 'de']],
  ['accounting Dublin or Berlin', ['de', 'ie']],
])('%s names no other country', async (text, ids) => expect(await saidOf(text)).toEqual({ ids, other: [] }));
