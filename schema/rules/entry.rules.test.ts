import { entryRoutesOf, isPreparatory } from './entry.rules.js';

describe('a course that prepares for studies', () => {
  it.each([
    'Foundation Studies',
    'Standard Foundation Program',
    'Swinburne Foundation Year (Extended)',
    'Business and Management with Foundation Year',
    'Engineering (with Integrated Foundation Year)',
    'Computing with Foundation',
    'International Foundation',
    'UOW Pathway Program',
    'Studienkolleg T-Kurs',
    'Certificate IV in Tertiary Preparation',
    'Foundation Diploma in Art and Design',
  ])('%s is told by its title', title => expect(isPreparatory(title)).toBe(true));

  it.each([
    'Foundation Degree in Early Years',
    'Accounting with Foundation Degree',
    'Master of Professional Psychology (Clinical Foundation)',
    'Bachelor of Nutrition Science (Dietetics Pathway)',
    'Foundations of Computing',
    'Geotechnical and Foundation Engineering',
    'Bachelor of Preparatory School Teaching',
  ])('%s is none', title => expect(isPreparatory(title)).toBe(false));
});

describe('the ways from school into a program', () => {
  const bachelor = { isPreparatory: false, level: 'UNDERGRADUATE', answer: undefined, statesPathway: false } as const;
  it.each([
    [{ answer: 'OPEN' as const }, ['DIRECT']],
    [{ answer: 'DEPENDS' as const }, ['CASE_BY_CASE']],
    [{ answer: 'PATHWAY' as const }, ['PATHWAY']],
    [{ answer: 'NO' as const }, []],
    [{}, ['UNKNOWN']],
    [{ statesPathway: true }, ['PATHWAY']],
    [{ statesPathway: true, answer: 'OPEN' as const }, ['PATHWAY', 'DIRECT']],
    [{ isPreparatory: true, answer: 'PATHWAY' as const }, ['FOUNDATION', 'PATHWAY']],
    [{ level: 'GRADUATE' as const, statesPathway: true, answer: 'OPEN' as const }, []],
    [{ level: 'GRADUATE' as const, isPreparatory: true }, ['FOUNDATION']],
  ])('%j', (facts, routes) => expect(entryRoutesOf({ ...bachelor, ...facts })).toEqual(routes));
});
