/** The status machine of an application, and its progress. */
import { APPLICATION_STATUSES, APPLICATION_STEPS } from '../../../schema/rules/applications.values.js';
import type { ApplicationStatus } from './applications.records.js';
import { isOpenStatus, mayBecome, nextStatuses, progressOf } from './applications.status.js';

/** As it stands after these changes. */
const standing = (...statuses: ApplicationStatus[]) => ({
  status: statuses.at(-1) ?? 'SUBMITTED',
  history: statuses.map(status => ({ status })),
});
const sources = (to: ApplicationStatus, by: 'STUDENT' | 'ADVISOR' | 'GUARDIAN') =>
  APPLICATION_STATUSES.filter(from => mayBecome(from, to, by));
const OFFERED: readonly ApplicationStatus[] = [
  'ACCEPTED',
  'DEFERRED',
  'VISA_PREPARATION',
  'VISA_APPLIED',
  'VISA_REFUSED',
];

describe('the status of an application', () => {
  it('goes forward one step at a time by advisors, from submitted to the visa', () => {
    APPLICATION_STEPS.forEach((from, place) => {
      for (const to of APPLICATION_STEPS)
        expect([from, to, mayBecome(from, to, 'ADVISOR')]).toEqual([
          from,
          to,
          APPLICATION_STEPS.indexOf(to) === place + 1,
        ]);
    });
  });

  it('is REJECTED from PROCESSING alone, by advisors', () => {
    expect([sources('REJECTED', 'ADVISOR'), sources('REJECTED', 'STUDENT')]).toEqual([['PROCESSING'], []]);
  });

  it('is WITHDRAWN before ACCEPTED, by the student', () => {
    expect([sources('WITHDRAWN', 'STUDENT'), sources('WITHDRAWN', 'ADVISOR')]).toEqual([
      ['AWAITING_GUARDIAN', 'SUBMITTED', 'PROCESSING'],
      [],
    ]);
  });

  it('is OFFER_DECLINED from ACCEPTED on, by the student or by staff on their word, but not with a visa', () => {
    for (const by of ['STUDENT', 'ADVISOR'] as const) expect(sources('OFFER_DECLINED', by)).toEqual(OFFERED);
  });

  it('is DEFERRED while a place stands, and goes on with the preparation of the visa', () => {
    expect([sources('DEFERRED', 'ADVISOR'), sources('DEFERRED', 'STUDENT')]).toEqual([OFFERED, []]);
    expect(mayBecome('DEFERRED', 'VISA_PREPARATION', 'ADVISOR')).toBe(true);
  });

  it('is decided on by the visa office only once the visa was applied for; a refusal may be tried again', () => {
    for (const decision of ['VISA_GRANTED', 'VISA_REFUSED'] as const)
      expect(sources(decision, 'ADVISOR')).toEqual(['VISA_APPLIED']);
    expect(nextStatuses('VISA_REFUSED', 'ADVISOR')).toEqual(['DEFERRED', 'VISA_PREPARATION', 'OFFER_DECLINED']);
  });

  it('is sent or refused by the guardian alone while it waits for one; nobody of the staff moves it', () => {
    expect(nextStatuses('AWAITING_GUARDIAN', 'GUARDIAN')).toEqual(['SUBMITTED', 'GUARDIAN_DECLINED']);
    expect(nextStatuses('AWAITING_GUARDIAN', 'ADVISOR')).toEqual([]);
    for (const status of APPLICATION_STATUSES.filter(each => each !== 'AWAITING_GUARDIAN'))
      expect(nextStatuses(status, 'GUARDIAN')).toEqual([]);
  });

  it('never changes again once the application ended, but for a refused visa', () => {
    const ended = APPLICATION_STATUSES.filter(status => !isOpenStatus(status));
    expect(ended).toEqual([
      'VISA_GRANTED',
      'VISA_REFUSED',
      'OFFER_DECLINED',
      'REJECTED',
      'WITHDRAWN',
      'GUARDIAN_DECLINED',
    ]);
    for (const status of ended.filter(each => each !== 'VISA_REFUSED'))
      expect([nextStatuses(status, 'ADVISOR'), nextStatuses(status, 'STUDENT')]).toEqual([[], []]);
  });
});

describe('progress', () => {
  const upTo = (count: number) => standing(...APPLICATION_STEPS.slice(0, count));

  it('is 20 percent a step, in visa preparation the share of finished documents, 90 with the visa applied for and 100 only with the visa', () => {
    expect([1, 2, 3].map(count => progressOf(upTo(count), 0))).toEqual([20, 40, 60]);
    expect([0, 3 / 7, 1].map(share => progressOf(upTo(4), share))).toEqual([60, 69, 80]);
    expect([5, 6].map(count => progressOf(upTo(count), 0.2))).toEqual([90, 100]);
  });

  it('of a refused visa and of a deferred place is that of the place: the visa begins again', () => {
    const applied = APPLICATION_STEPS.slice(0, 5);
    expect(progressOf(standing(...applied, 'VISA_REFUSED'), 1)).toBe(60);
    expect(progressOf(standing(...applied, 'VISA_REFUSED', 'VISA_PREPARATION'), 0.5)).toBe(70);
    expect(progressOf(standing(...applied, 'DEFERRED'), 1)).toBe(60);
  });

  it('of an application that ended stays where it was; of one that waits for a guardian it has not begun', () => {
    expect(progressOf(standing('SUBMITTED', 'WITHDRAWN'), 1)).toBe(20);
    expect(progressOf(standing('SUBMITTED', 'PROCESSING', 'WITHDRAWN'), 1)).toBe(40);
    expect(progressOf(standing('SUBMITTED', 'PROCESSING', 'REJECTED'), 1)).toBe(40);
    expect(progressOf(standing('AWAITING_GUARDIAN'), 1)).toBe(0);
    expect(progressOf(standing('AWAITING_GUARDIAN', 'WITHDRAWN'), 1)).toBe(0);
    expect(progressOf(standing(...APPLICATION_STEPS.slice(0, 3), 'OFFER_DECLINED'), 1)).toBe(60);
  });
});
