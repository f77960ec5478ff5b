import { contactItemVariables, readCampaign, readFact, readSubject } from './contactUrl';

const query = (text: string) => new URLSearchParams(text);

it('the address names a campaign that exists, or none', () => {
  expect(readCampaign(query('campaign=SCHOLARSHIP'))).toBe('SCHOLARSHIP');
  expect(readCampaign(query('campaign=scholarship'))).toBe('');
  expect(readCampaign(query(''))).toBe('');
});

it.each([
  ['campaign=CORRECTION&fact=Phí+nộp+hồ+sơ', 'Phí nộp hồ sơ'],
  ['campaign=CORRECTION&fact=+', null],
  ['campaign=CORRECTION', null],
  [`campaign=CORRECTION&fact=${'x'.repeat(161)}`, null],
  ['campaign=OTHER&fact=Phí', null],
])('the address %s names the figure %j', (text, fact) => {
  expect(readFact(query(text))).toBe(fact);
});

it.each([
  ['institution=monash', 'INSTITUTION', 'monash'],
  ['program=it&campaign=OTHER', 'PROGRAM', 'it'],
  ['scholarship=daad', 'SCHOLARSHIP', 'daad'],
])('the address %s carries one item', (text, kind, slug) => {
  expect(readSubject(query(text))).toEqual({ kind, slug });
});

it('an address without an item, or with an empty one, carries none', () => {
  expect(readSubject(query('campaign=OTHER&program='))).toBeNull();
});

it('one kind is asked for, not three', () => {
  expect(contactItemVariables({ kind: 'PROGRAM', slug: 'it' })).toEqual({
    slug: 'it',
    isInstitution: false,
    isProgram: true,
    isScholarship: false,
  });
});
