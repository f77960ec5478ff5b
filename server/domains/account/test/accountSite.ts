/** A site, and the profile of a person. */
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { type Person, runQueryAs } from '../../../testing/signIn.js';
import { AccountProfileDocument } from './account.gql.js';

/** Neither addresses nor numbers, names and cookies of the tests stand in the log. */
export const OF_PEOPLE = /@people\.example|\+849|0987654321|Trần|Marine biology|auth-token=/;

/** The site of one test file; call it once, outside of the tests. */
export function openAccountSite() {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const profileOf = async (person: Person) => (await runQueryAs(person, AccountProfileDocument)).data?.myProfile;
  return {
    get app() {
      return app;
    },
    profileOf,
  };
}
