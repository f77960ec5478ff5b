/** Tests of Cambridge English by their levels and initials; the city, the university and what else is called so are none. */
import { limitsOf } from '../test/limitsSaid.js';

it.each([
  ['masters that accept Cambridge C1 score 176', 176],
  ['masters cambridge C1 176', 176],
  ['masters with a Cambridge CAE of 180', 180],
  ['masters B2 First 165', 165],
  ['masters CPE 200', 200],
  ['thạc sĩ có chứng chỉ Cambridge C1 185', 185],
])('%s: %i on the scale', (text, overall) =>
  expect(limitsOf(text)).toContainEqual({ kind: 'TEST', test: 'CAMBRIDGE', overall }),
);

it.each([
  'masters that accept Cambridge',
  'masters accept Cambridge English',
  'masters that accept CAE',
  'masters accepting Cambridge certificate',
  'bachelor B2 First',
  'bachelor Cambridge B2 First',
  'thạc sĩ nhận chứng chỉ Cambridge C1',
  'thạc sĩ nhận Cambridge C1',
  'thac si nhan chung chi cambridge c1',
  'thạc sĩ nhận chứng chỉ Cambridge không',
  'thạc sĩ nhận chứng chỉ CAE không',
  'em có chứng chỉ CAE, học thạc sĩ',
  'em có bằng FCE học cử nhân',
])('%s: what accepts one', text =>
  expect(limitsOf(text)).toContainEqual({ kind: 'ACCEPTED_TEST', tests: ['CAMBRIDGE'] }),
);

it.each([
  'Cambridge',
  'University of Cambridge',
  'đại học Cambridge',
  'ielts cambridge 18',
  'CAE engineering',
  'tiếng Đức C1',
  'có bằng Cambridge',
  'universities that accept Cambridge A level',
  'gates cambridge',
])('%s says none', text => expect(JSON.stringify(limitsOf(text))).not.toContain('CAMBRIDGE'));
