/** What an application takes besides its item: a later intake, and consent by the student's age. */
import { isLaterIntake } from '../../../schema/rules/applications.rules.js';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { sharingOf, sharingRefusal } from './applications.sharing.js';

const now = new Date('2026-11-22T00:00:00Z');

describe('the intake to which a place is deferred', () => {
  const present = { year: 2027, month: 2 };

  it('is later than the present one and still to come, at most three years ahead', () => {
    for (const wanted of [
      { year: 2027, month: 3 },
      { year: 2029, month: 12 },
    ])
      expect([wanted, isLaterIntake(wanted, present, now)]).toEqual([wanted, true]);
    for (const wanted of [present, { year: 2027, month: 1 }, { year: 2030, month: 1 }, { year: 2028, month: 13 }])
      expect([wanted, isLaterIntake(wanted, present, now)]).toEqual([wanted, false]);
    expect(isLaterIntake({ year: 2026, month: 11 }, { year: 2026, month: 9 }, now)).toBe(false);
  });
});

describe('the consent to pass an application on', () => {
  const consent = { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' as const };
  const recipient = { _id: 'monash', name: 'Monash', destination: 'AU' as const };
  const guardian = { name: 'Trần Thị Bình', email: 'binh@example.org' };
  const agree = (dateOfBirth: string, confirmedGuardian?: typeof guardian) =>
    sharingOf({
      consent,
      student: { dateOfBirth, ...(confirmedGuardian ? { confirmedGuardian } : {}) },
      recipient,
      today: '2026-11-22',
      now,
    });

  it('counts for the present text alone, and only when it was ticked', () => {
    expect([sharingRefusal(consent), sharingRefusal(null)?.code, sharingRefusal(undefined)?.code]).toEqual([
      null,
      'SHARING_CONSENT_NEEDED',
      'SHARING_CONSENT_NEEDED',
    ]);
    expect(sharingRefusal({ ...consent, isGiven: false })).toEqual({
      code: 'SHARING_CONSENT_NEEDED',
      field: 'sharingConsent',
    });
    expect(sharingRefusal({ ...consent, textVersion: '2020-01-01' })?.code).toBe('OUTDATED_TEXT');
  });

  it('is enough at 18; a copy goes along from the 16th birthday; the guardian agrees the day before it', () => {
    expect(agree('2008-11-22')).not.toHaveProperty('guardian');
    expect(agree('2008-11-23', guardian)?.guardian).toEqual({ part: 'COPY', ...guardian, askedAt: now });
    expect(agree('2010-11-22', guardian)?.guardian?.part).toBe('COPY');
    expect(agree('2010-11-23', guardian)?.guardian?.part).toBe('AGREEMENT');
  });

  it('of a minor is not taken without the confirmed address of a guardian', () => {
    expect([agree('2008-11-23'), agree('2010-11-23')]).toEqual([null, null]);
  });
});
