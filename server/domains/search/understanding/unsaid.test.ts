/** What a limit means that its words do not say. */
import { unsaidOf } from './unsaid.js';

it.each([
  ['dưới 25 ngàn đô', 'USD', null, 'USD'],
  ['under 20k dollars', 'CAD', null, 'CAD'],
  ['$20k', 'AUD', null, 'AUD'],
  ['dưới 20k euro', 'EUR', null, null],
  ['em có 6.5', null, 'IELTS', 'IELTS'],
  ['no band below 6', null, 'IELTS', 'IELTS'],
  ['ielts 6.5', null, 'IELTS', null],
  ['6.0 điểm ielts', null, 'IELTS', null],
  ['CAE 180', null, 'CAMBRIDGE', null],
  ['kỳ tháng 9', null, null, null],
])('%s: %s %s', (text, currency, test, unsaid) => expect(unsaidOf(text, { currency, test })).toBe(unsaid));
