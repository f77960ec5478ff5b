/** The code of a country in capitals is the country, in a text that is not in capitals as a whole. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const placesOf = (text: string) =>
  understand(text, NO_NAMES).items.flatMap(({ limit }) => (limit.kind === 'PLACE' ? [limit.destination] : []));

it.each([
  ['bachelor biz AU, IELTS 6.0, Feb', 'AU'],
  ['nursing CA', 'CA'],
  ['kinh tế DE', 'DE'],
  ['IE master in finance', 'IE'],
  ['thạc sĩ luật GB', 'GB'],
])('%s: %s', (text, place) => expect(placesOf(text)).toEqual([place]));

it.each([
  'computer science Los Angeles, CA',
  'ca phe',
  'de hoc',
  'nganh de xin viec',
  'MASTER DATA SCIENCE DE',
  'AU',
  'i.e. law',
])('%s names no country by its code', text => expect(placesOf(text)).toEqual([]));
