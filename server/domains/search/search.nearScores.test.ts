/**
 * Near a score stands what tells no minimum, and what asks for more. Whoever has what is asked for as a rule is taken by most of those that tell none, and by nothing that asks for
 * half a band more, which is so much work for them. Whoever has less is taken by neither: then half a band more, which is known, is nearer.
 */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const asking = (overall: number) => ({ englishMinimums: [{ test: 'IELTS' as const, overall }] });
const nursing = {
  field: 'HEALTH' as const,
  cities: ['Sydney'],
  award: 'BACHELOR' as const,
  title: 'Bachelor of Nursing',
};
const rows = {
  institutions: [institutionRow('sydney', { name: 'Sydney School', destination: 'AU', city: 'Sydney' })],
  programs: [
    programRow('asks-70', 'sydney', { ...nursing, ...asking(7), completeness: 1 }),
    programRow('asks-80', 'sydney', { ...nursing, ...asking(8), completeness: 1 }),
    programRow('untold', 'sydney', nursing),
    ...[6, 6.5, 6.5, 6.5, 6.5].map((overall, place) =>
      programRow(`law-${place}`, 'sydney', { title: 'Law', field: 'LAW', ...asking(overall), cities: ['Sydney'] }),
    ),
  ],
  scholarships: [],
};
const nearOf = async (text: string) => {
  const { ids, near } = (await serviceOver(rows)).searchPrograms({ text });
  return [ids, near?.ids.map(id => id.replace('id-', ''))];
};

it.each([
  'nursing australia ielts 6.5',
  'điều dưỡng úc ielts 6.5',
  'hoc dieu duong o uc ielts 6.5',
  'nursing 6.5 ielts',
])('%s: what may take that score is before what surely refuses it', async text =>
  expect(await nearOf(text)).toEqual([[], ['untold', 'asks-70', 'asks-80']]),
);

it.each(['nursing australia ielts 6.0', 'điều dưỡng úc ielts 5.5'])(
  '%s: far below what all ask for, what tells none is first',
  async text => expect(await nearOf(text)).toEqual([[], ['untold', 'asks-70', 'asks-80']]),
);

const low = { ...rows, programs: rows.programs.filter(({ slug }) => slug !== 'asks-80') };
const half = { ...low, programs: [...low.programs, programRow('asks-65', 'sydney', { ...nursing, ...asking(6.5) })] };

it.each(['nursing australia ielts 6.0', 'điều dưỡng úc ielts 6.0'])(
  '%s: below what is asked for as a rule half a band more is nearer than what tells nothing',
  async text => {
    const { near } = (await serviceOver(half)).searchPrograms({ text });
    expect(near?.ids).toEqual(['id-asks-65', 'id-untold', 'id-asks-70']);
  },
);

const degrees = {
  ...rows,
  programs: [
    programRow('diploma', 'sydney', { ...nursing, title: 'Diploma of Nursing', award: 'DIPLOMA', completeness: 1 }),
    programRow('bachelor', 'sydney', { ...nursing, ...asking(7) }),
  ],
};

it.each([
  'nursing degree in australia september intake ielts 6.0',
  'nursing degree in australia ielts 6.0',
  'degree in nursing sydney ielts 6.5',
])('%s: near stand degrees, whatever they ask for, and no diplomas', async text => {
  const { near } = (await serviceOver(degrees)).searchPrograms({ text });
  expect(near?.ids).toEqual(['id-bachelor']);
});

it('without the word what may take the score is first', async () => {
  const { near } = (await serviceOver(degrees)).searchPrograms({ text: 'nursing in australia ielts 6.0' });
  expect(near?.ids).toEqual(['id-diploma', 'id-bachelor']);
});

// Whoever has no IELTS, or another test alone, is taken by what tells of no test more likely than by what tells of IELTS alone.
const tests = {
  ...rows,
  programs: [
    programRow('ielts-alone', 'sydney', { ...nursing, ...asking(6.5), completeness: 1 }),
    programRow('untold', 'sydney', nursing),
  ],
};
it.each([
  'nursing no ielts',
  'nursing australia without ielts',
  'nursing bachelor sydney no ielts',
  'nursing duolingo',
  'điều dưỡng không cần ielts',
  'dieu duong uc khong can ielts',
  'cử nhân điều dưỡng úc chỉ có duolingo',
])('%s: near, what tells of no test is first', async text => {
  const { ids, near } = (await serviceOver(tests)).searchPrograms({ text });
  expect([ids, near?.ids]).toEqual([[], ['id-untold', 'id-ielts-alone']]);
});
