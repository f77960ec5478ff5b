/**
 * Compares Australian and Canadian items with the public registers, where these are available beside the project; and what was mended by them. Of the Australian
 * register that is the edition of October 2022: facts of newer copies are compared with it only in what does not change.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { fold } from '../../../schema/rules/folding.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

const REGISTERS = new URL('../../../../shared/registers/', import.meta.url);
const fileOf = (path: string): string => fileURLToPath(new URL(path, REGISTERS));
const areHere = ['au-cricos/cricos-institutions.csv', 'au-cricos/cricos-courses.csv', 'ca-dli/dli.json'].every(path =>
  existsSync(fileOf(path)),
);

/** RFC 4180: quoted cells may hold commas, line breaks and doubled quotes. */
const csvRows = (text: string): Map<string, string>[] => {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/gy;
  for (const [, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows;
  return body
    .filter(row => row.length === head.length)
    .map(row => new Map(head.map((name, at) => [name, row[at]?.trim() ?? ''])));
};

const folded = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const describeRegisters = (): void => {
  describe('Australian items', () => {
    const providers = new Map(
      csvRows(readFileSync(fileOf('au-cricos/cricos-institutions.csv'), 'utf8')).map(row => [
        row.get('CRICOS Provider Code'),
        row,
      ]),
    );
    const courses = new Map(
      csvRows(readFileSync(fileOf('au-cricos/cricos-courses.csv'), 'utf8')).map(row => [
        row.get('CRICOS Course Code'),
        row,
      ]),
    );
    const australian = () => starter.institutions.filter(({ destination }) => destination === 'AU');
    const programs = () => {
      const codeOf = new Map(australian().map(({ slug, schoolId }) => [slug, schoolId?.value]));
      return starter.programs
        .filter(({ institution }) => codeOf.has(institution))
        .map(program => ({
          program,
          provider: codeOf.get(program.institution),
          course: courses.get(program.registerCode?.value ?? ''),
        }));
    };

    it('are in CRICOS under their provider code, with its name or trading name', () => {
      expect(providers.size).toBeGreaterThan(1000);
      const wrong = australian().filter(({ name, schoolId }) => {
        const row = providers.get(schoolId?.value ?? '');
        return !row || !folded(`${row.get('Institution Name')} ${row.get('Trading Name')}`).includes(folded(name));
      });
      expect(wrong.map(({ name, schoolId }) => `${name} ${schoolId?.value}`)).toEqual([]);
    });

    it('have programs that CRICOS lists for their provider under the same title, not expired, unless their code is newer', () => {
      expect(courses.size).toBeGreaterThan(20_000);
      const listed = programs().filter(({ course }) => course);
      expect(listed.length).toBeGreaterThan(100);
      const wrong = listed.filter(
        ({ program, provider, course }) =>
          !course ||
          course.get('CRICOS Provider Code') !== provider ||
          folded(course.get('Course Name') ?? '') !== folded(program.title) ||
          course.get('Expired') !== 'No',
      );
      expect(wrong.map(({ program }) => program.slug)).toEqual([]);
    });
  });

  describe('Canadian items', () => {
    type Row = { name: string; dliNumber: string };
    const { rows }: { rows: Row[] } = JSON.parse(readFileSync(fileOf('ca-dli/dli.json'), 'utf8'));
    /** `A/B` joins two languages, `A (B)` a short or full form. */
    const namesOf = ({ name }: Row): string[] => [name, ...name.split('/'), ...name.split(/[()]/)].map(folded);
    const canadian = () => starter.institutions.filter(({ destination }) => destination === 'CA');
    const rowOf = (name: string) => rows.find(row => namesOf(row).includes(folded(name)));

    it('are in the list of Designated Learning Institutions by name', () => {
      expect(rows.length).toBeGreaterThan(200);
      expect(
        canadian()
          .filter(({ name }) => !rowOf(name))
          .map(({ name }) => name),
      ).toEqual([]);
    });

    it('have the number of that list, if they have one', () => {
      const wrong = canadian().filter(({ name, dliNumber }) => dliNumber && rowOf(name)?.dliNumber !== dliNumber.value);
      expect(wrong.map(({ name, dliNumber }) => `${name} ${dliNumber?.value}`)).toEqual([]);
    });
  });
};

if (areHere) {
  describe('the starter catalogue against the public registers', () => {
    describeRegisters();
  });
} else {
  describe('the starter catalogue', () => {
    it('is not compared with the public registers here, since they are not available', () => {
      expect(areHere).toBe(false);
    });
  });
}

describe('Australian courses with a later registration', () => {
  // Former slug, the code in force, months, tuition of the first year.
  it.each([
    ['qut-bachelor-of-engineering-056529d', '084921G', 48, 50_400],
    ['qut-bachelor-of-laws-003486d', '083020J', 48, 46_250],
    ['wollongong-bachelor-of-engineering-027466k', '083339G', 48, 44_304],
    ['sydney-bachelor-of-pharmacy-000723j', '105223A', 60, 64_340],
    ['victoria-university-master-of-supply-chain-management-084106f', '103521G', 24, 39_145],
    ['tafe-nsw-diploma-of-nursing-094261a', '110160B', 18, 19_000],
    ['holmesglen-certificate-iv-in-patisserie-093978e', '109484C', 11, 19_660],
    ['william-angliss-certificate-iv-in-commercial-cookery-093737m', '109638A', 18, 23_000],
    ['newcastle-au-bachelor-of-civil-engineering-honours-018786b', '111301H', 48, 50_316],
    ['rmit-associate-degree-in-business-068663k', '111279A', 24, 37_440],
    ['tafe-nsw-diploma-of-event-management-092342e', '112057G', 12, 16_950],
  ])('replace %s by that of %s', (former, code, months, tuition) => {
    const found = starter.programs.filter(({ slug, formerSlugs }) => slug === former || formerSlugs.includes(former));
    expect(found.map(item => [item.registerCode?.value, item.duration?.value, item.firstYearTuition?.amount])).toEqual([
      [code, months, tuition],
    ]);
  });
});
