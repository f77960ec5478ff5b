/** How English speakers wish for what is cheap, and how they ask for the cheapest or the dearest first. */
import { each, partsOf } from '../text/each.js';

const TUITION = partsOf('tuition | tuition fee | tuition fees | fee | fees | cost | costs | price | prices');
/** That somebody has little to pay, or wants to. */
export const LITTLE = [
  each(
    partsOf(
      'low | lower | lowest | small | smaller | smallest | cheap | cheaper | cheapest | affordable | reasonable | moderate | good | decent | fair | nice | not high | not too high | not so high | no high',
    ),
    TUITION,
  ),
  each(
    partsOf('tuition | tuition fee | tuition fees | fees | cost | price'),
    ['', 'is', 'are'],
    partsOf('low | cheap | affordable | reasonable | not high | not too high | not expensive'),
  ),
  each(
    partsOf(' | on | on a | with a | with | have | i have | i have a | we have a | have a'),
    partsOf('tight | limited | small | low | lower | student | shoestring | modest | tiny'),
    ['budget'],
  ),
  each(partsOf(' | with | have | i have | we have'), partsOf('limited | little | not much | no'), [
    'money',
    'funds',
    'finances',
  ]),
  each(
    partsOf('dont have | do not have | doesnt have | does not have | havent got | without'),
    partsOf('much | a lot of | lots of | enough | too much | so much | '),
    ['money'],
  ),
  each(
    partsOf('super | quite | pretty | fairly | relatively | very | really | so | kinda | rather'),
    partsOf('cheap | affordable | low cost | inexpensive | low fees | low tuition | reasonable'),
  ),
  each(['without', 'w o', 'not'], ['paying', 'spending'], partsOf('a fortune | too much | a lot | much | so much')),
  each(
    partsOf('save | to save | saving | saves | save me'),
    partsOf('money | some money | costs | cost | on tuition | on fees'),
  ),
  each(
    partsOf(
      'not | not too | not so | not that | not very | not really | not super | isnt | isnt too | arent | arent too | isnt so | isnt that',
    ),
    partsOf('pricey | expensive | costly | overpriced'),
  ),
  each(
    partsOf('doesnt | does not | dont | do not | wont | not | shouldnt'),
    ['cost'],
    partsOf('much | a lot | too much | that much | so much | a fortune | an arm and a leg'),
  ),
  each(
    partsOf('easy | easier | light | gentle | kind'),
    ['on'],
    ['the', 'my', 'our'],
    partsOf('wallet | pocket | budget | purse'),
  ),
  each(partsOf('wont | not | doesnt | does not | without'), ['break', 'breaking'], ['the bank']),
  each(partsOf(' | good | best | great'), ['value for money', 'value for the money']),
  each(
    partsOf(' | on the | at the | on'),
    partsOf('cheap | cheaper | affordable | cheapest'),
    partsOf('side | end | option | options | one | ones'),
  ),
  each(
    partsOf(' | that | which | something'),
    partsOf('i | we | my parents | my family | our family'),
    ['can', 'could'],
    ['afford'],
  ),
  each(
    partsOf('pay | spend | cost | costs | paying | spending'),
    partsOf('less | the least | as little as possible | the lowest'),
  ),
  'cheapish | cheap ish | good value | best value | great value | bang for the buck | cost effective | cost efficient | cost saving | money saving | pocket friendly | wallet friendly | least costly | low priced | lower priced | moderately priced | fairly priced | affordably priced | within my means | bargain | cheap as possible | not rich | my family is not rich',
].join(' | ');

const BY_PRICE = each(
  partsOf('sort | sorted | order | ordered | arrange | arranged | list | listed | rank | ranked'),
  ['by'],
  partsOf('price | prices | fee | fees | tuition | tuition fee | tuition fees | cost | costs'),
  partsOf(
    ' | ascending | low to high | from low to high | lowest first | cheapest first | from lowest | lowest to highest | from cheapest',
  ),
);
export const CHEAPEST_FIRST = [
  BY_PRICE,
  each(partsOf('price | fee | fees | tuition | cost'), ['', 'from'], ['low to high', 'lowest to highest', 'ascending']),
  each(partsOf('cheapest | cheap | lowest | cheaper'), partsOf('ones | tuition | fees | price | '), [
    'first',
    'to most expensive',
    'to expensive',
  ]),
  'from cheapest | from the cheapest | from cheap to expensive | starting from the cheapest | starting with the cheapest',
].join(' | ');
export const DEAREST_FIRST = [
  each(
    partsOf('price | fee | fees | tuition | cost'),
    ['', 'from'],
    ['high to low', 'highest to lowest', 'descending'],
  ),
  each(['most expensive', 'highest tuition', 'highest fees'], ['first']),
].join(' | ');
