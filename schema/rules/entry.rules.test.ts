import { entryRoutesOf, isPreparatory } from './entry.rules.js';

describe('a course that prepares for studies', () => {
  const degree = { level: 'UNDERGRADUATE', award: 'BACHELOR' } as const;

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
  ])('%s is told by its title', title => expect(isPreparatory({ ...degree, title })).toBe(true));

  it.each([
    'Foundation Degree in Early Years',
    'Accounting with Foundation Degree',
    'Master of Professional Psychology (Clinical Foundation)',
    'Bachelor of Nutrition Science (Dietetics Pathway)',
    'Foundations of Computing',
    'Geotechnical and Foundation Engineering',
    'Bachelor of Preparatory School Teaching',
  ])('%s is none', title => expect(isPreparatory({ ...degree, title })).toBe(false));
});

describe('a course below a degree', () => {
  const diploma = { title: 'Diploma of Business', level: 'UNDERGRADUATE', award: 'DIPLOMA' } as const;
  const saying = (en: string) => ({ summary: { en } });

  it.each([
    [saying('A foundation year of business.'), true],
    [saying('One year that may lead into the second year of a degree.'), true],
    [saying('Accounting, tax and finance in two years.'), false],
    [{}, false],
    [{ ...saying('Leads into the second year of a master.'), level: 'GRADUATE' as const }, false],
    [{ ...saying('A foundation year may come first.'), award: 'BACHELOR' as const }, false],
  ])('%j prepares for studies by its summary: %s', (said, prepares) =>
    expect(isPreparatory({ ...diploma, ...said })).toBe(prepares),
  );
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
    [{ statesPathway: true, answer: 'OPEN' as const }, ['DIRECT']],
    [{ statesPathway: true, answer: 'DEPENDS' as const }, ['PATHWAY', 'CASE_BY_CASE']],
    [{ isPreparatory: true, answer: 'PATHWAY' as const }, ['FOUNDATION', 'PATHWAY']],
    [{ level: 'GRADUATE' as const, statesPathway: true, answer: 'OPEN' as const }, []],
    [{ level: 'GRADUATE' as const, isPreparatory: true }, ['FOUNDATION']],
  ])('%j', (facts, routes) => expect(entryRoutesOf({ ...bachelor, ...facts })).toEqual(routes));
});
