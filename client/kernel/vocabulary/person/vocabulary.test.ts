import {
  BUDGET_CURRENCIES,
  COUNTRY_OPTIONS,
  CURRENT_LEVELS,
  GPA_SCALE_NAMES,
  REFERRAL_CHANNELS,
  SERVICE_INTERESTS,
} from '../../../../schema/rules/account.values';
import { vi as catalogue } from '../messages.vi';
import { vi } from './messages.vi';

describe('the vocabulary of people', () => {
  it.each([
    ['country', COUNTRY_OPTIONS],
    ['currentLevel', CURRENT_LEVELS],
    ['service', SERVICE_INTERESTS],
    ['channel', REFERRAL_CHANNELS],
    ['gpaScale', GPA_SCALE_NAMES],
    ['budgetCurrency', BUDGET_CURRENCIES],
  ])('has words for exactly the values of %s', (prefix, values) => {
    const named = Object.keys(vi).filter(id => id.startsWith(`${prefix}.`));

    expect(named.toSorted()).toEqual(values.map(value => `${prefix}.${value}`).toSorted());
  });

  it('calls the destinations what the catalogue calls them', () => {
    const destinations = Object.entries(catalogue).filter(([id]) => id.startsWith('destination.'));

    expect(
      destinations.map(([id, name]) => [id, vi[id.replace('destination.', 'country.') as keyof typeof vi] === name]),
    ).toEqual(destinations.map(([id]) => [id, true]));
  });
});
