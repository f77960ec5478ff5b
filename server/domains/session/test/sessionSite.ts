/** A site whose clock the tests set. */
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The site of one test file; call it once, outside of the tests. */
export function openSessionSite() {
  let app: TestApp;
  let now = new Date();
  const clock = (): Date => now;
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    app = await createTestApp({ clock });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app?.close());
  return {
    get app() {
      return app;
    },
    clock,
    later,
  };
}
