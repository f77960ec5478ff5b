/** Subjects in a list, with signs between them: each is an answer where hardly anything has all of them. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const PROGRAMS: Record<string, string> = {
  accounting: 'Bachelor of Accounting',
  marketing: 'Master of Marketing',
  both: 'Accounting and Marketing',
  law: 'Law',
  nursing: 'Nursing',
};
const rows = {
  institutions: [institutionRow('uoft', { city: 'Toronto' })],
  programs: Object.entries(PROGRAMS).map(([slug, title]) => programRow(slug, 'uoft', { title })),
  scholarships: [],
};
const found = async (text: string): Promise<string[]> =>
  (await serviceOver(rows)).searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

describe('subjects in a list', () => {
  it.each([
    'accounting, marketing',
    'marketing + accounting',
    'kế toán, ngành marketing',
    'ke toan; marketing',
    'kế toán kết hợp marketing',
    'ke toan ket hop voi marketing',
    'kế toán và marketing',
    'ke toan va marketing',
    'accounting & marketing',
  ])('%s: what has both is first, and each is an answer', async text => {
    const [first, ...others] = await found(text);
    expect(first).toBe('both');
    expect(others.toSorted()).toEqual(['accounting', 'marketing']);
  });

  it.each(['law, nursing', 'luật, điều dưỡng'])('%s: each where nothing has both', async text =>
    expect((await found(text)).toSorted()).toEqual(['law', 'nursing']),
  );

  it.each(['accounting / marketing', 'kế toán hoặc marketing'])('%s: each', async text =>
    expect((await found(text)).toSorted()).toEqual(['accounting', 'both', 'marketing']),
  );

  it('without a sign both are asked for', async () => expect(await found('accounting marketing')).toEqual(['both']));

  it('a place behind a comma is none of them', async () =>
    expect((await found('law, toronto')).toSorted()).toEqual(['law']));
});

it('what is only related to both subjects has neither', async () => {
  const related = {
    ...rows,
    programs: [
      ...Array.from({ length: 5 }, (_, number) =>
        programRow(`data-${number}`, 'uoft', { title: 'Data Science (MSc)', field: 'COMPUTING' }),
      ),
      programRow('computing', 'uoft', { title: 'Computer Science (BSc)', field: 'COMPUTING' }),
      programRow('mathematics', 'uoft', { title: 'Mathematics (BSc)', field: 'NATURAL_SCIENCES' }),
    ],
  };
  const { ids } = (await serviceOver(related)).searchPrograms({ text: 'computer science and mathematics' });
  expect(ids.slice(0, 2).toSorted()).toEqual(['id-computing', 'id-mathematics']);
});
