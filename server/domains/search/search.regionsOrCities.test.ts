/** A state or a province with an `or` between it and another place is one limit with it, though nothing is there. */
import { institutionRow, programRow } from './test/fixtures.js';
import { programsAndPlaces } from './test/smallCatalogue.js';

const at = (slug: string, city: string) => programRow(slug, slug, { title: 'Nursing', cities: [city] });
const rows = {
  institutions: [
    institutionRow('gulf', { name: 'Gulf School', destination: 'US', city: 'Houston', region: 'Texas' }),
    institutionRow('bay', { name: 'Bay School', destination: 'US', city: 'Boston', region: 'Massachusetts' }),
    institutionRow('lake', { name: 'Lake School', destination: 'CA', city: 'Toronto', region: 'Ontario' }),
    institutionRow('fjord', { name: 'Fjord School', destination: 'CA', city: 'Vancouver', region: 'British Columbia' }),
    institutionRow('isar', { name: 'Isar School', destination: 'DE', city: 'Munich', region: 'Bavaria' }),
    institutionRow('spree', { name: 'Spree School', destination: 'DE', city: 'Berlin', region: 'Berlin' }),
  ],
  programs: [
    at('gulf', 'Houston'),
    at('bay', 'Boston'),
    at('lake', 'Toronto'),
    at('fjord', 'Vancouver'),
    at('isar', 'Munich'),
    at('spree', 'Berlin'),
  ],
  scholarships: [],
};
const answerOf = (text: string) => programsAndPlaces(rows, text);

it.each([
  ['nursing Texas or Boston', ['bay', 'gulf'], ['Texas or Boston']],
  ['nursing Boston or Texas', ['bay', 'gulf'], ['Boston or Texas']],
  ['điều dưỡng Texas hoặc Boston', ['bay', 'gulf'], ['Texas hoặc Boston']],
  ['dieu duong texas hoac boston', ['bay', 'gulf'], ['texas hoac boston']],
  ['nursing Texas/Boston', ['bay', 'gulf'], ['Texas/Boston']],
  ['nursing bavaria hoặc berlin', ['isar', 'spree'], ['bavaria hoặc berlin']],
  ['nursing BC or Toronto', ['fjord', 'lake'], ['BC or Toronto']],
  ['nursing Boston, Toronto or Texas', ['bay', 'gulf', 'lake'], ['Boston, Toronto or Texas']],
  ['nursing Texas or Canada', ['fjord', 'gulf', 'lake'], ['Texas or Canada']],
  ['nursing New Brunswick or Toronto', ['lake'], ['New Brunswick or Toronto']],
  ['nursing New Brunswick or Germany', ['isar', 'spree'], ['New Brunswick or Germany']],
])('%s', async (text, ids, places) => expect(await answerOf(text)).toEqual({ ids, places }));

it.each([
  ['nursing Houston, Texas', ['Houston']],
  ['nursing university of Texas or Boston', []],
  ['nursing Houston, Texas or Boston', ['Houston']],
  ['nursing Boston Texas', ['Boston']],
  ['nursing New Brunswick', []],
])('%s: the state is no limit', async (text, places) => expect((await answerOf(text)).places).toEqual(places));
