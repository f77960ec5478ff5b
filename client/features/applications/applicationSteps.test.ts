import type { ApplicationStatus } from '../../generated/types';
import { stepsOf } from './applicationSteps';

/** On the first, second ... of October. */
const historyOf = (...statuses: readonly ApplicationStatus[]) =>
  statuses.map((status, place) => ({ status, at: `2026-10-0${place + 1}T02:00:00Z` }));
const drawn = (status: ApplicationStatus, ...before: readonly ApplicationStatus[]) => {
  const { steps, current } = stepsOf(status, historyOf(...before, status));
  return { names: steps.map(step => `${step.status}${step.at ? ` ${Number(step.at.slice(8, 10))}` : ''}`), current };
};
const AHEAD = ['VISA_PREPARATION', 'VISA_APPLIED', 'VISA_GRANTED'];
const VISA = ['SUBMITTED', 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED'] as const;

describe('the steps of an application', () => {
  it('lead from submitted to the visa, with the day of each that was reached', () => {
    expect(drawn('PROCESSING', 'SUBMITTED')).toEqual({
      names: ['SUBMITTED 1', 'PROCESSING 2', 'ACCEPTED', ...AHEAD],
      current: 1,
    });
    expect(drawn('VISA_GRANTED', ...VISA).current).toBe(5);
  });

  it('end where the application ended', () => {
    expect(drawn('WITHDRAWN', 'SUBMITTED', 'PROCESSING')).toEqual({
      names: ['SUBMITTED 1', 'PROCESSING 2', 'WITHDRAWN 3'],
      current: 2,
    });
    expect(drawn('VISA_REFUSED', ...VISA)).toEqual({
      names: ['SUBMITTED 1', 'PROCESSING 2', 'ACCEPTED 3', 'VISA_PREPARATION 4', 'VISA_APPLIED 5', 'VISA_REFUSED 6'],
      current: 5,
    });
    expect(drawn('OFFER_DECLINED', 'SUBMITTED', 'PROCESSING', 'ACCEPTED').names).toHaveLength(4);
  });

  it('begin the visa again after a refusal: what was reached before lies ahead once more', () => {
    expect(drawn('VISA_PREPARATION', ...VISA, 'VISA_REFUSED')).toEqual({
      names: ['SUBMITTED 1', 'PROCESSING 2', 'ACCEPTED 3', 'VISA_PREPARATION 7', 'VISA_APPLIED', 'VISA_GRANTED'],
      current: 3,
    });
  });

  it('hold a deferred place between the offer and the visa', () => {
    expect(drawn('DEFERRED', 'SUBMITTED', 'PROCESSING', 'ACCEPTED')).toEqual({
      names: ['SUBMITTED 1', 'PROCESSING 2', 'ACCEPTED 3', 'DEFERRED 4', ...AHEAD],
      current: 3,
    });
    expect(drawn('DEFERRED', ...VISA).names.slice(3)).toEqual(['DEFERRED 6', ...AHEAD]);
  });

  it('of somebody under 16 begin with the guardian', () => {
    expect(drawn('AWAITING_GUARDIAN')).toEqual({
      names: ['AWAITING_GUARDIAN 1', 'SUBMITTED', 'PROCESSING', 'ACCEPTED', ...AHEAD],
      current: 0,
    });
    expect(drawn('SUBMITTED', 'AWAITING_GUARDIAN')).toMatchObject({ current: 1 });
    expect(drawn('GUARDIAN_DECLINED', 'AWAITING_GUARDIAN')).toEqual({
      names: ['AWAITING_GUARDIAN 1', 'GUARDIAN_DECLINED 2'],
      current: 1,
    });
  });
});
