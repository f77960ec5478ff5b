import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { CatalogueOutcomesDocument } from './catalogue.outcomes.api.gql.js';

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const institution = buildInstitution({
  slug: 'a-university',
  outcomes: [
    {
      measure: 'COMPLETION',
      population: 'FULL_TIME_FIRST_TIME_STUDENTS',
      scope: 'INSTITUTION',
      share: 0.68,
      people: 90,
      ...fact,
    },
  ],
});
const program = buildProgram('a-university', {
  slug: 'law',
  outcomes: [
    {
      measure: 'EARNINGS',
      population: 'GRADUATES_LIVING_IN_COUNTRY',
      scope: 'SUBJECT',
      subject: 'CAH16-01-01',
      firstYear: 2021,
      lastYear: 2022,
      amount: 28_000,
      lowerQuartile: 23_000,
      upperQuartile: 35_000,
      currency: 'GBP',
      ...fact,
    },
  ],
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    catalogue: { institutions: [institution], programs: [program, buildProgram('a-university', { slug: 'art' })] },
  });
});
afterAll(() => app.close());

it('outcomes of earlier students are told with whom they are about, and a program without any has an empty list', async () => {
  const answer = await runQuery(app, CatalogueOutcomesDocument);
  const unknown = { subject: null, months: null, firstYear: null, lastYear: null };
  expect(answer.data).toEqual({
    law: {
      outcomes: [
        {
          measure: 'EARNINGS',
          population: 'GRADUATES_LIVING_IN_COUNTRY',
          scope: 'SUBJECT',
          subject: 'CAH16-01-01',
          months: null,
          firstYear: 2021,
          lastYear: 2022,
          amount: 28_000,
          lowerQuartile: 23_000,
          upperQuartile: 35_000,
          currency: 'GBP',
          share: null,
          people: null,
          source: { id: testSource.id },
        },
      ],
      institution: {
        outcomes: [
          {
            ...unknown,
            measure: 'COMPLETION',
            population: 'FULL_TIME_FIRST_TIME_STUDENTS',
            scope: 'INSTITUTION',
            amount: null,
            lowerQuartile: null,
            upperQuartile: null,
            currency: null,
            share: 0.68,
            people: 90,
            source: { id: testSource.id },
          },
        ],
      },
    },
    art: { outcomes: [] },
  });
});
