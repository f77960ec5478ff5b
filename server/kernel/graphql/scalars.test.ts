import { Kind, parseValue } from 'graphql';
import { DateScalar, DateTimeScalar, FactValueScalar } from './scalars.js';

describe('Date', () => {
  it('keeps a day as it was written', () => {
    expect(DateScalar.parseValue('2008-02-29')).toBe('2008-02-29');
    expect(DateScalar.serialize('2026-11-21')).toBe('2026-11-21');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '', 20261121, null, { $ne: null }])(
    'refuses %j',
    value => {
      expect(() => DateScalar.parseValue(value)).toThrow('Date wants a day');
    },
  );

  it('refuses a literal that is no text', () => {
    expect(() => DateScalar.parseLiteral({ kind: Kind.INT, value: '2026' })).toThrow('Date wants a day');
  });
});

describe('DateTime', () => {
  it('is an instant inside and UTC outside', () => {
    const instant = DateTimeScalar.parseValue('2026-11-21T16:30:00+07:00');
    expect(DateTimeScalar.serialize(instant)).toBe('2026-11-21T09:30:00.000Z');
  });

  it.each(['2026-11-21', '2026-11-21T09:30', '2026-02-30T09:30:00Z', 1_700_000_000_000, ['2026-11-21T09:30:00Z']])(
    'refuses %j',
    value => {
      expect(() => DateTimeScalar.parseValue(value)).toThrow('DateTime wants an instant');
    },
  );

  it('never sends an invalid instant', () => {
    expect(() => DateTimeScalar.serialize(new Date('never'))).toThrow('no instant');
  });
});

describe('FactValue', () => {
  it('is an object, in variables and in the text of a query, with variables inside', () => {
    const price = { amount: 41_000, currency: 'AUD' };
    expect(FactValueScalar.parseValue(price)).toEqual(price);
    expect(FactValueScalar.serialize(price)).toEqual(price);
    const literal = parseValue('{ amount: $amount, currency: "AUD" }');
    expect(FactValueScalar.parseLiteral(literal, { amount: 41_000 })).toEqual(price);
  });

  it.each([[null], ['AUD'], [41_000], [['AUD']]])('is not %j', value => {
    expect(() => FactValueScalar.parseValue(value)).toThrow('FactValue wants an object');
  });
});
