import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';

// A busy machine.
jest.setTimeout(60_000);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('content of the home page', () => {
  it('counts an empty catalogue as it is and names all six destinations', async () => {
    const { data, errors } = await runQuery(app, '{ homeContent { counts { institutions programs scholarships } destinations { destination programs } } }');
    expect(errors).toEqual([]);
    expect(data?.homeContent).toEqual({
      counts: { institutions: 0, programs: 0, scholarships: 0 },
      destinations: ['AU', 'CA', 'DE', 'GB', 'IE', 'US'].map(destination => ({ destination, programs: 0 })),
    });
  });

  it('shows the figures of the operator apart from what is counted', async () => {
    const { data } = await runQuery(app, '{ homeContent { operatorFigures { id value isAtLeast } } }');
    expect(data?.homeContent).toEqual({
      operatorFigures: [
        { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
        { id: 'INSTITUTIONS', value: 1500, isAtLeast: true },
        { id: 'NATIONALITIES', value: 150, isAtLeast: true },
        { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
        { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
      ],
    });
  });
});
