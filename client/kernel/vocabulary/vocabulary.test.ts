import {
  DESTINATIONS,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIPS,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_AMOUNT_PERIODS,
} from '../../../schema/rules/catalogue.values';
import { vi as ofScholarships } from '../cards/scholarship/messages.vi';
import { vi as ofAll } from './messages.vi';

describe('vocabulary', () => {
  it.each([
    ['destination', DESTINATIONS],
    ['level', PROGRAM_LEVELS],
    ['award', PROFILE_LEVELS],
    ['field', FIELDS_OF_STUDY],
    ['institutionType', INSTITUTION_TYPES],
    ['ownership', OWNERSHIPS],
    ['feature', INSTITUTION_FEATURES],
    ['englishTest', ENGLISH_TESTS],
    ['amountKind', SCHOLARSHIP_AMOUNT_KINDS],
    ['amountPeriod', SCHOLARSHIP_AMOUNT_PERIODS],
  ])('has words for exactly the values of %s', (prefix, values) => {
    const named = Object.keys({ ...ofAll, ...ofScholarships }).filter(id => id.startsWith(`${prefix}.`));

    expect(named.toSorted()).toEqual(values.map(value => `${prefix}.${value}`).toSorted());
  });
});
