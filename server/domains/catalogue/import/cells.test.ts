import { amountIn, placeName, plainText, shoutedName, slugOf, webAddressIn } from './cells.js';
import { firstYearFee } from './cricosCourses.js';

describe('a cell', () => {
  it.each([
    ['$13,300.00', 13_300],
    ['6,480', 6_480],
    ['0', 0],
    ['Tuition varies', undefined],
    ['-1', undefined],
  ])('%j is the amount %s', (cell, amount) => expect(amountIn(cell)).toBe(amount));

  it.each([
    ['www.mq.edu.au', 'https://www.mq.edu.au/'],
    ['http://www.cit.edu.au', 'http://www.cit.edu.au/'],
    ['www.sri.edu.au and www.srienglish.edu.au', 'https://www.sri.edu.au/'],
    ['www.ubss.edu.au, www.gca.edu.au', 'https://www.ubss.edu.au/'],
    ['info@newgen.edu.au', undefined],
    ['info@newgen.edu.au; newgen.edu.au', 'https://newgen.edu.au/'],
    ['javascript:alert(1)', undefined],
    ['ftp://files.edu.au', undefined],
    ['', undefined],
  ])('%j has the web address %s', (cell, address) => expect(webAddressIn(cell)).toBe(address));

  it.each([
    ['NORTH RYDE', 'North Ryde'],
    ["O'CONNOR", "O'connor"],
    ['ÎLE-AUX-NOIX', 'Île-Aux-Noix'],
    ['McMahons Point', 'McMahons Point'],
    ['melbourne', 'Melbourne'],
    ['3000', ''],
    [undefined, ''],
  ])('%j is the place %j', (cell, name) => expect(placeName(cell)).toBe(name));

  it.each([
    ['INTERNATIONAL INSTITUTE OF SYDNEY', 'International Institute of Sydney'],
    ['THE ANIMAL ACADEMY', 'The Animal Academy'],
    ['VELOCITY EDUCATION & TRAINING', 'Velocity Education & Training'],
    ['EBEJER, THOMAS JOSEPH', 'Ebejer, Thomas Joseph'],
    ['TAFE SA', 'TAFE SA'],
    ['AAPA VICTORIA', 'AAPA Victoria'],
    ['AOI GROUP', 'AOI Group'],
    ['TRAINING ORGANISATION NSW', 'Training Organisation NSW'],
    ['H.C.H INVESTMENTS', 'H.C.H Investments'],
    ['FLY OZ', 'FLY OZ'],
    ['MID CITY EDUCATION', 'Mid City Education'],
    ["ST JOHN'S COLLEGE", "St John's College"],
    ['RMIT', 'RMIT'],
    ['SAE University College', 'SAE University College'],
  ])('%j is the name %s', (cell, name) => expect(shoutedName(cell)).toBe(name));

  it('is read without markup, entities and doubled blanks', () =>
    expect(plainText('<p>Non-EU:&nbsp; 15&#32;May<br />\r\n  A &amp; B</p>')).toBe('Non-EU: 15 May A & B'));

  it('gives an address that fits, with its code whole', () => {
    expect(slugOf('École supérieure d’art', '')).toBe('ecole-superieure-dart');
    const long = slugOf('university-of-somewhere', 'word '.repeat(60), '0101234A');
    expect(long.length).toBeLessThanOrEqual(120);
    expect(long).toMatch(/^university-of-somewhere-word-.*word-0101234a$/);
  });
});

describe('a CRICOS fee', () => {
  it.each([
    ['90000', '156', 30_000],
    ['$13,300.00', '26', 13_300],
    ['0', '52', 'a tuition fee of zero: taken as unknown'],
    ['', '52', 'no tuition fee is given'],
    ['1650000', '104', 'a tuition of more than 150000 AUD a year: taken as a slip'],
    ['9000', '', 'no duration, so the first year of the fee is unknown'],
  ])('of %j for %j weeks is %s in the first year', (fee, weeks, first) =>
    expect(firstYearFee({ 'Tuition Fee': fee, 'Duration (Weeks)': weeks })).toBe(first),
  );
});
