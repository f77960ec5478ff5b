/** The minimums of English that hold for a program, as the graph tells them and searches go by them. */
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';

it('says which minimums of English hold for a program: those of its institution where it states none, with their source', async () => {
  const asking = buildInstitution();
  const own = { test: 'IELTS' as const, overall: 7, source: testSource.id, checkedOn: '2026-10-01' };
  const site = await createTestApp({
    catalogue: {
      institutions: [asking],
      programs: [
        buildProgram(asking.slug, { slug: 'silent', englishMinimums: [] }),
        buildProgram(asking.slug, { slug: 'stricter', englishMinimums: [own] }),
      ],
    },
  });
  const { data, errors } = await runQuery(
    site,
    `{ silent: program(slug: "silent") { englishMinimums { test } acceptedEnglish { test overall source { id } } }
       stricter: program(slug: "stricter") { acceptedEnglish { test overall } }
       searchPrograms(filter: { english: { overall: 6.5 } }) { items { slug } } }`,
  );
  await site.close();
  expect(errors).toEqual([]);
  expect(data).toEqual({
    silent: {
      englishMinimums: [],
      acceptedEnglish: [{ test: 'IELTS', overall: 6.5, source: { id: testSource.id } }],
    },
    stricter: { acceptedEnglish: [{ test: 'IELTS', overall: 7 }] },
    searchPrograms: { items: [{ slug: 'silent' }] },
  });
});
