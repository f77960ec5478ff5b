/** A profile for tests, and the server's answer with it. */
import type { MockLink } from '@apollo/client/testing';
import type { Whole } from '../../../testing/whole';
import { MyProfileDocument } from '../MyProfile.gql';
import type { Profile } from '../profileFields';

/** All that is stored of a person, as the graph answers with it. */
export type StoredProfile = Whole<Profile>;

export const profileOf = (change: Partial<StoredProfile> = {}): StoredProfile => ({
  id: 'person-1',
  fullName: 'Nguyễn Minh Anh',
  email: 'minhanh@example.org',
  isEmailVerified: false,
  phone: '+84912345678',
  dateOfBirth: '2009-03-01',
  currentSchoolOrCompany: 'THPT Chu Văn An',
  currentLevel: 'UPPER_SECONDARY',
  gpa: null,
  schoolDiploma: null,
  schoolEndYear: null,
  englishCert: null,
  majorAbroad: null,
  fieldOfStudy: null,
  countryAbroad: null,
  preferredCountries: ['CA'],
  studyLevelWanted: 'BACHELOR',
  targetLevel: null,
  targetInstitution: null,
  serviceInterest: null,
  budget: null,
  referralChannel: null,
  guardianName: null,
  guardianJob: null,
  guardianPhone: null,
  guardianEmail: null,
  relativeAbroad: null,
  otherQuestions: null,
  language: 'VI',
  guardianConsent: { status: 'NOT_NEEDED', guardianName: null, guardianEmailHint: null, askedAt: null, givenAt: null },
  guardianCopy: { status: 'NOT_NEEDED', guardianName: null, guardianEmailHint: null, askedAt: null },
  consents: [],
  correctionRequests: [],
  updatedAt: '2026-11-20T03:00:00.000Z',
  memberSince: '2026-11-01T03:00:00.000Z',
  lastLogin: '2026-11-19T12:30:00.000Z',
  ...change,
});

/** With the names of types, as they come over the wire. */
export const typed = (profile: StoredProfile) => ({
  __typename: 'Profile' as const,
  ...profile,
  gpa: profile.gpa && { __typename: 'ProfileGpa' as const, ...profile.gpa },
  englishCert: profile.englishCert && { __typename: 'EnglishCertificate' as const, ...profile.englishCert },
  budget: profile.budget && { __typename: 'YearlyBudget' as const, ...profile.budget },
  guardianConsent: { __typename: 'GuardianConsent' as const, ...profile.guardianConsent },
  guardianCopy: { __typename: 'GuardianCopy' as const, ...profile.guardianCopy },
  consents: profile.consents.map(consent => ({ __typename: 'Consent' as const, ...consent })),
  correctionRequests: profile.correctionRequests.map(request => ({
    __typename: 'CorrectionRequest' as const,
    ...request,
  })),
});

export const read = (profile: StoredProfile): MockLink.MockedResponse => ({
  request: { query: MyProfileDocument, variables: {} },
  result: { data: { myProfile: typed(profile) } },
});
