/** A site with one institution and two programs, and its graph as a stranger reaches it. */
import { buildInstitution, buildProgram } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';

export function openGraphSite() {
  let app: TestApp;
  beforeAll(async () => {
    const institution = buildInstitution();
    app = await createTestApp({
      catalogue: {
        institutions: [institution],
        programs: [buildProgram(institution.slug), buildProgram(institution.slug)],
      },
    });
  });
  afterAll(() => app.close());

  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  return {
    get app() {
      return app;
    },
    post,
  };
}
