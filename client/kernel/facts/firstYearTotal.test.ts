import { firstYearTotal } from './firstYearTotal';

const money = (amount: number, currency: string) => ({ amount, currency });

describe('the total of the first year', () => {
  it('adds what is published in one currency', () => {
    expect(firstYearTotal(money(31_200, 'AUD'), money(29_710, 'AUD'))).toEqual(money(60_910, 'AUD'));
    expect(firstYearTotal(money(0, 'EUR'), money(11_904, 'EUR'))).toEqual(money(11_904, 'EUR'));
  });

  it('is not guessed when a part is unknown or in another currency', () => {
    expect(firstYearTotal(null, money(1, 'AUD'))).toBeNull();
    expect(firstYearTotal(money(1, 'AUD'), null)).toBeNull();
    expect(firstYearTotal(money(1, 'USD'), money(1, 'EUR'))).toBeNull();
  });
});
