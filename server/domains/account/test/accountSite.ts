/** A site, and the operations by which an account is filled. */
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Person, runQueryAs } from '../../../testing/signIn.js';

export const PROFILE = `{ myProfile { id fullName email phone dateOfBirth isEmailVerified role language isComplete majorAbroad preferredCountries gpa { value scale }
  englishCert { test overall takenOn } budget { amount currency } guardianConsent { status guardianEmailHint } consents { purpose isGiven }
  correctionRequests { id field wantedValue status dueOn } updatedAt memberSince lastLogin } }`;
export const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { majorAbroad updatedAt } errors { code field } } }';
export const CORRECT =
  'mutation ($input: RequestCorrectionInput!) { requestCorrection(input: $input) { request { id status } errors { code field } } }';
export const WITHDRAW =
  'mutation ($id: ID!) { withdrawCorrection(input: { requestId: $id }) { request { status } errors { code } } }';
export const CONSENT =
  'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose isGiven textVersion channel } errors { code } } }';
export const DELETE =
  'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok errors { code field } } }';

/** Neither addresses nor numbers, names and cookies of the tests stand in the log. */
export const OF_PEOPLE = /@people\.example|\+849|0987654321|Trần|Marine biology|auth-token=/;

/** The site of one test file; call it once, outside of the tests. */
export function openAccountSite() {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const profileOf = async (person: Person): Promise<Record<string, unknown>> =>
    Object(((await runQueryAs(person, PROFILE)).data ?? {}).myProfile);
  return {
    get app() {
      return app;
    },
    profileOf,
  };
}
