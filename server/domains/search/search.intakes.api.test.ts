/** The intake that was asked for stands beside the program that was found. */
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { SearchIntakesDocument, SearchIntakesNearDocument } from './search.intakes.api.gql.js';

it('shows the intake of the month that was asked for, with its deadline and source, and none where no month was', async () => {
  const institution = buildInstitution();
  const fact = { source: testSource.id, checkedOn: '2026-10-01' };
  const deadline = { date: '2027-06-30', timeZone: 'Australia/Sydney', ...fact };
  const next = new Date().getUTCFullYear() + 1;
  const intakes = [
    { year: next, month: 2, isRecurring: true, ...fact },
    { year: next, month: 9, isRecurring: true, deadline: { ...deadline, date: `${next}-06-30` }, ...fact },
  ];
  const site = await createTestApp({
    catalogue: {
      institutions: [institution],
      programs: [
        buildProgram(institution.slug, { slug: 'both', intakes }),
        buildProgram(institution.slug, { slug: 'silent', intakes: [] }),
      ],
    },
  });
  const { data, errors } = await runQuery(site, SearchIntakesDocument, {
    text: 'kỳ tháng 9',
    filter: { intakeMonths: [2], includeUnknownIntakes: true },
  });
  await site.close();
  expect(errors).toEqual([]);
  const source = { id: testSource.id };
  const september = { year: next, month: 9, deadline: { date: `${next}-06-30` }, source };
  expect(data).toMatchObject({
    said: { hits: [{ item: { slug: 'both' }, intake: september }], understood: [{ kind: 'INTAKE', lacking: 1 }] },
    chosen: {
      hits: [
        { item: { slug: 'both' }, intake: { year: next, month: 2, deadline: null, source } },
        { item: { slug: 'silent' }, intake: null },
      ],
    },
    all: { hits: [{ intake: null }, { intake: null }] },
  });
});

it('shows of what is near a month that nothing begins in the intake of the nearest month', async () => {
  const institution = buildInstitution();
  const fact = { source: testSource.id, checkedOn: '2026-10-01' };
  const next = new Date().getUTCFullYear() + 1;
  const intakes = [2, 10].map(month => ({ year: next, month, isRecurring: true, ...fact }));
  const site = await createTestApp({
    catalogue: { institutions: [institution], programs: [buildProgram(institution.slug, { slug: 'both', intakes })] },
  });
  const { data, errors } = await runQuery(site, SearchIntakesNearDocument, { text: 'kỳ tháng 9' });
  await site.close();
  expect(errors).toEqual([]);
  const hits = [{ item: { slug: 'both' }, intake: { year: next, month: 10 } }];
  expect(data).toEqual({ searchPrograms: { hits: [], near: { hits } } });
});
