import { APPLICATION_STATUSES } from '../../../../schema/rules/applications.values';
import { vi } from './messages.vi';

it('the vocabulary of applications has words for exactly the statuses', () => {
  expect(Object.keys(vi).toSorted()).toEqual(
    APPLICATION_STATUSES.map(value => `applicationStatus.${value}`).toSorted(),
  );
});
