/** A bachelor's degree that asks for an award of a college is behind what school leads to, where nothing says that somebody has one. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const ielts = { englishMinimums: [{ test: 'IELTS' as const, overall: 5.5 }] };
const rows = {
  institutions: [institutionRow('river', { destination: 'US', city: 'Auburn' })],
  programs: [
    programRow('applied', 'river', {
      title: 'Bachelor of Applied Science in Software Development',
      field: 'COMPUTING',
      completeness: 1,
      asks: {
        minimumGpa: null,
        languageLevels: [],
        statesPathway: false,
        diplomaEntries: [{ diploma: 'THPT', answer: 'NO' }],
      },
      ...ielts,
    }),
    programRow('informatics', 'river', { title: 'Bachelor of Informatics', field: 'COMPUTING', ...ielts }),
    programRow('master', 'river', {
      title: 'Informatics',
      level: 'GRADUATE',
      award: 'MASTER',
      completeness: 0,
      ...ielts,
    }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const placeOf = (text: string): [number, number] => {
  const { ids } = service.searchPrograms({ text });
  return [ids.indexOf('id-applied'), ids.length - 1];
};

it.each([
  'ielts 5.5',
  'ielts 5.5 ở Mỹ',
  'du hoc my ielts 5.5',
  'study in usa',
  'cử nhân ở Mỹ',
  'bachelor software usa',
  'con mình hết lớp 12 muốn học phần mềm ở Mỹ',
  'het lop 12 du hoc my',
])('%s: it is last', text => {
  const [place, last] = placeOf(text);
  expect(last).toBeGreaterThan(0);
  expect(place).toBe(last);
});

it.each([
  'software development usa',
  'bachelor software development after associate degree',
  'cử nhân phần mềm cho người có bằng cao đẳng',
  'liên thông cử nhân phần mềm ở Mỹ',
  'transfer from community college to bachelor software',
  'Bachelor of Applied Science in Software Development',
])('%s: its subject alone is said, or a college, or its name', text => expect(placeOf(text)[0]).toBe(0));
