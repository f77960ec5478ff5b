import fc from 'fast-check';
import { isPersonalPassword } from './password.rules.js';

const lan = ['Nguyễn Thị Lan', 'thilan.nguyen99@mail.example', '+84987654321'];
const mai = ['Trần Mai', 'be.map.2008@example.org', '0912 345 678'];

describe('a password about the person', () => {
  it.each([
    'nguyen#42',
    'NGUYỄN-x9',
    'nguyenthilan',
    'xnguyenthilanx',
    'x-thilannguyen-x',
    'thilan.nguyen99!',
    'lan-nguyen-7',
    'lan-123-!',
    'l4n-n9uy-n',
    '0987654321',
    'a987654321',
    'x-654321',
    'chantroi-1',
    'Chân Trời 9',
    'h0r1z0n-77',
  ])('is refused: %s', password => {
    expect(isPersonalPassword(password, lan)).toBe(true);
  });

  it.each(['tran-mai-2', 'Trần.2008', 'maitran!', 'bemap2008', 'so 912345678'])('is refused: %s', password => {
    expect(isPersonalPassword(password, mai)).toBe(true);
  });

  it.each([
    ['a word that only begins like the name', 'trang-trại-9'],
    ['a word that only holds the name', 'tranh-vẽ-42'],
    ['a name inside another word', 'mailbox-73'],
    ['a phrase in which the name is one word of several', 'hoa mai nở bên sông'],
    ['other words', 'sông-dài-như-sóng'],
    ['other digits', '12-34-ab'],
    ['words of the site that everybody uses', 'study-của-tôi'],
  ])('is not one with %s: %s', (_what, password) => {
    expect(isPersonalPassword(password, mai)).toBe(false);
  });

  it('is not found where nothing of the person is known, or only single letters', () => {
    expect(isPersonalPassword('mây-trôi-1', ['A', 'a@b.example', ''])).toBe(false);
    expect(isPersonalPassword('mây-trôi-1', [])).toBe(false);
  });

  it('is found in every row of own words, whatever separates them', () => {
    const ownWord = fc.constantFrom('nguyen', 'thi', 'lan', 'NGUYỄN', 'Lan');
    const separator = fc.constantFrom('', '-', '.', ' ', '42', '_9');
    fc.assert(
      fc.property(fc.array(fc.tuple(ownWord, separator), { minLength: 1, maxLength: 8 }), parts => {
        expect(isPersonalPassword(parts.flat().join(''), lan)).toBe(true);
      }),
    );
  });
});
