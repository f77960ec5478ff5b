import { joinParts, NO_DATE, partsOf, readWholeDate } from './dateParts';

describe('the parts of a date', () => {
  it.each([
    { day: '15', month: '', year: '2008' },
    { day: '', month: '3', year: '' },
    { day: '1a', month: '3', year: '20' },
    { day: '15', month: '3', year: '2008' },
  ])('comes back as it was typed: %j', parts => {
    expect(partsOf(joinParts(parts))).toEqual(parts);
  });

  it('make the day that rules and the graph speak, and come back from it', () => {
    const parts = { day: '3', month: '2', year: '2008' };

    expect(joinParts(parts)).toBe('2008-02-03');
    expect(partsOf('2008-02-03')).toEqual(parts);
  });

  it('are empty only when nothing was typed', () => {
    expect(joinParts(NO_DATE)).toBe('');
    expect(joinParts({ ...NO_DATE, day: '3' })).not.toBe('');
    expect(partsOf('something else')).toEqual(NO_DATE);
  });

  it.each(['15/3/2008', ' 15-03-2008', '15.3.2008', '15 3 2008', '2008-03-15'])('are read from %j at once', text => {
    const parts = readWholeDate(text);

    expect(parts && joinParts(parts)).toBe('2008-03-15');
  });

  it.each(['15', '15/3', '15/3/08', 'mười lăm'])('are not guessed from %j', text => {
    expect(readWholeDate(text)).toBeNull();
  });
});
