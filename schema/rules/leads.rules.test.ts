import { CONSENT_TEXT_VERSION } from './account.values.js';
import { contactRule, leadAnswerRule, profileStrengthRule } from './leads.rules.js';
import {
  ACCEPTANCE_DAYS,
  bandOfRange,
  CONTACT_CAMPAIGNS,
  GPA_BANDS,
  LEAD_CONSENT_FIELDS,
  LEAD_CONSENTS,
  LEAD_KINDS,
  LEAD_TEXT_MAX,
  SCHOLARSHIP_ESTIMATES,
} from './leads.values.js';

const consent = { adviceContact: true, textVersion: CONSENT_TEXT_VERSION };
const contact = {
  name: 'Nguyễn Minh Anh',
  email: ' MinhAnh@Example.org ',
  phone: '0912 345 678',
  city: ' Đà  Nẵng ',
  school: 'THPT Chu Văn An',
  campaign: 'SCHOLARSHIP',
  consent,
};
const strength = {
  fullName: 'Nguyễn Minh Anh',
  phone: '0912 345 678',
  email: 'minhanh@example.org',
  address: '12 Lý Thường Kiệt',
  studyYear: '2027',
  gpaBand: 'G8',
  consent,
};

type Rule = { safeParse: (input: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } };
const issuesOf = (rule: Rule, input: unknown) =>
  rule.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the contact form', () => {
  it('is tidied; a message and every consent but that to be answered may be left out', () => {
    expect(contactRule.parse(contact)).toEqual({
      ...contact,
      email: 'minhanh@example.org',
      phone: '+84912345678',
      city: 'Đà Nẵng',
      message: undefined,
      consent: { ...consent, marketing: false, partnerSharing: false },
    });
    const more = contactRule.parse({
      ...contact,
      message: ' Dòng một \r\n dòng  hai ',
      consent: { ...consent, marketing: true, partnerSharing: null },
    });
    expect(more.message).toBe('Dòng một \n dòng  hai');
    expect(more.consent).toMatchObject({ marketing: true, partnerSharing: false });
  });

  it('asks for every field of the form', () => {
    expect(issuesOf(contactRule, { consent })).toEqual(
      ['name', 'email', 'phone', 'city', 'school', 'campaign'].map(field => [field, 'REQUIRED']),
    );
    for (const campaign of CONTACT_CAMPAIGNS) expect(issuesOf(contactRule, { ...contact, campaign })).toEqual([]);
    expect(issuesOf(contactRule, { ...contact, campaign: 'ELSE' })).toEqual([['campaign', 'REQUIRED']]);
  });

  it('holds to the longest entries', () => {
    const filled = (more: number) => ({
      ...contact,
      city: 'a'.repeat(LEAD_TEXT_MAX.city + more),
      school: 'a'.repeat(LEAD_TEXT_MAX.school + more),
      message: 'a'.repeat(LEAD_TEXT_MAX.message + more),
    });
    expect(issuesOf(contactRule, filled(0))).toEqual([]);
    expect(issuesOf(contactRule, filled(1))).toEqual(['city', 'school', 'message'].map(field => [field, 'TOO_LONG']));
  });
});

describe('consents of a form', () => {
  it.each([
    ['adviceContact', 'CONSENT_NEEDED', false],
    ['adviceContact', 'CONSENT_NEEDED', undefined],
    ['textVersion', 'OUTDATED_TEXT', '2020-01-01'],
  ])('are refused where %s is %s: %j', (field, code, value) => {
    const changedConsent = { ...consent, [field]: value };
    for (const [rule, input] of [
      [contactRule, contact],
      [profileStrengthRule, strength],
    ] as const)
      expect(issuesOf(rule, { ...input, consent: changedConsent })).toEqual([[`consent.${field}`, code]]);
  });

  it('are one for each purpose, the needed one first', () => {
    expect(LEAD_CONSENT_FIELDS).toEqual(['adviceContact', 'marketing', 'partnerSharing']);
    expect(Object.values(LEAD_CONSENTS)).toEqual(['ADVICE_CONTACT', 'MARKETING', 'PARTNER_SHARING']);
    expect(LEAD_KINDS).toEqual(['CONTACT', 'PROFILE_STRENGTH']);
  });
});

describe('the profile-strength form', () => {
  it('is read whole and asks for every field', () => {
    expect(profileStrengthRule.parse(strength)).toMatchObject({ ...strength, phone: '+84912345678', consent });
    expect(issuesOf(profileStrengthRule, { consent })).toEqual(
      ['fullName', 'phone', 'email', 'address', 'studyYear', 'gpaBand'].map(field => [field, 'REQUIRED']),
    );
    for (const gpaBand of GPA_BANDS) expect(issuesOf(profileStrengthRule, { ...strength, gpaBand })).toEqual([]);
  });

  it('holds to the longest entries', () => {
    const filled = (more: number) => ({
      ...strength,
      address: 'a'.repeat(LEAD_TEXT_MAX.address + more),
      studyYear: 'a'.repeat(LEAD_TEXT_MAX.studyYear + more),
    });
    expect(issuesOf(profileStrengthRule, filled(0))).toEqual([]);
    expect(issuesOf(profileStrengthRule, filled(1))).toEqual([
      ['address', 'TOO_LONG'],
      ['studyYear', 'TOO_LONG'],
    ]);
  });

  it('answers with the shares that the operator names for each band, found by its range alone', () => {
    expect(GPA_BANDS.map(band => SCHOLARSHIP_ESTIMATES[band])).toEqual([
      { range: '7.0-7.9', averages: '7.0-7.9', minimumPercent: 25, maximumPercent: 30 },
      { range: '8.0-8.9', averages: '8.0-8.9', minimumPercent: 25, maximumPercent: 50 },
      { range: '9.0-9.9', averages: '9.0-10.0', minimumPercent: 50, maximumPercent: 100 },
    ]);
    expect(['7.0-7.9', '8.0-8.9', '9.0-9.9', '6.0-6.9', '8', ''].map(bandOfRange)).toEqual([
      'G7',
      'G8',
      'G9',
      null,
      null,
      null,
    ]);
    expect(ACCEPTANCE_DAYS).toBe(15);
  });

  it('has exactly one band for each average from 7.0 to 10.0, and none below', () => {
    const bandsOf = (tenths: number) =>
      GPA_BANDS.filter(band => {
        const [from = NaN, to = NaN] = SCHOLARSHIP_ESTIMATES[band].averages.split('-').map(Number);
        return tenths / 10 >= from && tenths / 10 <= to;
      });
    for (let tenths = 0; tenths <= 100; tenths += 1) expect(bandsOf(tenths)).toHaveLength(tenths < 70 ? 0 : 1);
    expect(bandsOf(100)).toEqual(['G9']);
  });
});

describe('an answer of staff', () => {
  it('may hold the address of a page, and is neither empty nor endless', () => {
    expect(leadAnswerRule.parse({ text: ' Xem https://example.org/a \r\n' })).toEqual({
      text: 'Xem https://example.org/a',
    });
    expect(issuesOf(leadAnswerRule, { text: 'a'.repeat(LEAD_TEXT_MAX.answer) })).toEqual([]);
    expect(issuesOf(leadAnswerRule, {})).toEqual([['text', 'REQUIRED']]);
    expect(issuesOf(leadAnswerRule, { text: ' ' })).toEqual([['text', 'REQUIRED']]);
    expect(issuesOf(leadAnswerRule, { text: 'a'.repeat(LEAD_TEXT_MAX.answer + 1) })).toEqual([['text', 'TOO_LONG']]);
  });
});
