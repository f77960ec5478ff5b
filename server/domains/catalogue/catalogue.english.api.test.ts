/** The minimums of English that hold for a program, as the graph tells them and searches go by them. */
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { EnglishOfLevelsDocument, EnglishOfProgramsDocument } from './catalogue.english.api.gql.js';

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
  const { data, errors } = await runQuery(site, EnglishOfProgramsDocument);
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

it('leaves out what an institution says of other levels, on pages, cards and searches alike, and tells of which it is', async () => {
  const ofBachelors = {
    test: 'IELTS' as const,
    overall: 6,
    levels: ['UNDERGRADUATE' as const],
    source: testSource.id,
    checkedOn: '2026-10-01',
  };
  const asking = buildInstitution({ englishMinimums: [ofBachelors] });
  const at = { englishMinimums: [], field: 'LAW' as const };
  const site = await createTestApp({
    catalogue: {
      institutions: [asking],
      programs: [
        buildProgram(asking.slug, { slug: 'bachelor', level: 'UNDERGRADUATE', award: 'BACHELOR', ...at }),
        buildProgram(asking.slug, { slug: 'master', level: 'GRADUATE', award: 'MASTER', ...at }),
      ],
    },
  });
  const { data, errors } = await runQuery(site, EnglishOfLevelsDocument);
  await site.close();
  expect(errors).toEqual([]);
  expect(data).toEqual({
    bachelor: { acceptedEnglish: [{ overall: 6, levels: ['UNDERGRADUATE'] }] },
    master: {
      acceptedEnglish: [],
      institution: { englishMinimums: [{ overall: 6, levels: ['UNDERGRADUATE'] }] },
    },
    known: { items: [{ slug: 'bachelor' }] },
    either: { total: { total: 2 } },
  });
});
