/** The deadline that was asked for stands beside the scholarship that was found. */
import { buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { SearchDeadlinesDocument } from './search.deadlines.api.gql.js';

it('shows the deadline of the month that was asked for, and none where no month was', async () => {
  const next = new Date().getUTCFullYear() + 1;
  const deadline = (month: string) => ({
    date: `${next}-${month}-20`,
    timeZone: 'Australia/Sydney',
    source: testSource.id,
    checkedOn: '2026-10-01',
  });
  const site = await createTestApp({
    catalogue: {
      scholarships: [
        buildScholarship({ slug: 'rounds', deadlines: [deadline('03'), deadline('07')] }),
        buildScholarship({ slug: 'once', deadlines: [deadline('03')] }),
      ],
    },
  });
  const { data, errors } = await runQuery(site, SearchDeadlinesDocument, {
    text: 'học bổng hạn tháng 7',
    filter: { deadlineMonths: [7] },
  });
  await site.close();

  expect(errors).toEqual([]);
  const july = [{ item: { slug: 'rounds' }, deadline: { date: `${next}-07-20`, source: { id: testSource.id } } }];
  expect(data).toEqual({
    said: { hits: july },
    chosen: { hits: july },
    all: { hits: [{ deadline: null }, { deadline: null }] },
  });
});
