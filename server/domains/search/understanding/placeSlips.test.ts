/** A mistyped country or large city is that place; what is spelled much like one is itself. */
import { NO_NAMES } from '../test/noNames.js';
import { VOCABULARY_WORDS } from '../text/phrases.js';
import { understand } from './understand.js';

const NAMES = { ...NO_NAMES, isWord: (word: string) => VOCABULARY_WORDS.has(word) };
const placesOf = (text: string) =>
  understand(text, NAMES).items.flatMap(({ text: said, limit }) =>
    limit.kind === 'PLACE' ? [[said, limit.destination]] : [],
  );

it.each([
  ['master data science canda with coop', 'canda', 'CA'],
  ['nursing austrlia', 'austrlia', 'AU'],
  ['mechanical engineering germny', 'germny', 'DE'],
  ['business irelnad', 'irelnad', 'IE'],
  ['business amercia', 'amercia', 'US'],
  ['business untied kingdom', 'untied kingdom', 'GB'],
  ['business united kindom', 'united kindom', 'GB'],
  ['business unites states', 'unites states', 'US'],
  ['điều dưỡng canđa', 'canđa', 'CA'],
  ['điều dưỡng ở austrlia', 'austrlia', 'AU'],
  ['dieu duong o canda', 'canda', 'CA'],
])('%s: %s is %s', (text, typed, country) => expect(placesOf(text)).toEqual([[typed, country]]));

it.each([
  ['nursing melborne', 'nursing melbourne'],
  ['nursing tornoto', 'nursing toronto'],
  ['kinh doanh londn', 'kinh doanh london'],
])('%s: %s', (text, meant) => expect(understand(text, NAMES).decoded).toBe(meant));

it.each([
  'kinh doanh phap',
  'kinh doanh nga',
  'kinh doanh thuỵ',
  'iceland business',
  'austria business',
  'germane philosophy',
  'american literature',
  'university of bolton',
  'chicano studies',
  'settle down',
  'untied laces',
  // Behind it stands a name, which may be unfinished.
  'university of edinburg',
])('%s is as it was typed', text => expect(understand(text, NAMES).decoded).toBeNull());

it('finds either of two', () =>
  expect(understand('học y ở austrlia hoặc canda', NAMES).items.map(({ limit }) => limit)).toMatchObject([
    { kind: 'EITHER_PLACE', destinations: ['AU', 'CA'] },
  ]));
