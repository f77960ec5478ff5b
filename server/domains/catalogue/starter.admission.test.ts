/** Admission and completion of the starter's American institutions, compared with the registers where these are available beside the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

const REGISTERS = new URL('../../../../shared/registers/', import.meta.url);
const SCORECARD = fileURLToPath(new URL('us-scorecard/MERGED2023_24_PP.csv.bz2', REGISTERS));
const OFFERINGS = fileURLToPath(new URL('us-ipeds/ic2022.csv', REGISTERS));
const areHere = existsSync(SCORECARD) && existsSync(OFFERINGS);

/** Node reads no bzip2; the columns are picked by name. */
const PICK = `
import bz2, csv, json, sys
with bz2.open(sys.argv[1], 'rt', encoding='latin-1') as lines:
    rows = csv.reader(lines)
    names = next(rows)
    key = next(place for place, name in enumerate(names) if name.endswith('UNITID'))
    columns = [names.index(name) for name in ('ADM_RATE', 'C150_4', 'D150_4', 'PREDDEG')]
    print(json.dumps({row[key]: [row[column] for column in columns] for row in rows}))
`;

const BACHELOR = '3';

/** By UNITID: admission rate, completion, of how many, the degree that is awarded most. */
function scorecard(): ReadonlyMap<string, readonly string[]> {
  const text = execFileSync('python3', ['-c', PICK, SCORECARD], { encoding: 'utf8', maxBuffer: 10_000_000 });
  const picked: Record<string, readonly string[]> = JSON.parse(text);
  return new Map(Object.entries(picked));
}

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});
const american = () => starter.institutions.filter(({ destination }) => destination === 'US');

describe('the admission of American institutions', () => {
  it('is known of each: a rate, or that everybody is admitted, and never both', () => {
    const wrong = american().filter(
      ({ admissionRate, isOpenAdmission }) => (admissionRate !== undefined) === (isOpenAdmission?.value === true),
    );
    expect(american().length).toBeGreaterThan(30);
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('says of which fall and whose rate it is, and comes from the numbers beside it', () => {
    const rates = american().flatMap(({ slug, admissionRate }) => (admissionRate ? [{ slug, ...admissionRate }] : []));
    const countsIn = (text: string | undefined, pattern: RegExp): number[] =>
      (pattern.exec(text ?? '') ?? []).slice(1).map(count => Number(count.replaceAll(/[.,]/g, '')));
    const wrong = rates.filter(({ value, note }) => {
      const english = countsIn(note?.en, /^Fall 2024: ([\d,]+) admitted of ([\d,]+) who applied .*all nationalities/);
      const vietnamese = countsIn(
        note?.vi,
        /^Mùa thu 2024: ([\d.]+) người được nhận trong ([\d.]+) người nộp .*mọi quốc tịch và mọi ngành/,
      );
      const [admitted = 0, applied = 1] = english;
      return english.join() !== vietnamese.join() || value !== Number((admitted / applied).toFixed(4));
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('says of its completion which students it counts', () => {
    const notes = american()
      .flatMap(({ outcomes }) => outcomes ?? [])
      .map(({ note }) => note);
    expect(notes.length).toBeGreaterThan(30);
    expect(notes.filter(note => !/of fall 2017/.test(note?.en ?? '') || !/mùa thu 2017/.test(note?.vi ?? ''))).toEqual(
      [],
    );
  });

  it('stands in no other country, whose registers do not report it', () => {
    const others = starter.institutions.filter(({ destination }) => destination !== 'US');
    expect(others.filter(({ admissionRate, isOpenAdmission }) => admissionRate ?? isOpenAdmission)).toEqual([]);
  });

  if (areHere) {
    it('is known where College Scorecard has a rate, and within a tenth of that of the fall before', () => {
      const listed = scorecard();
      expect(listed.size).toBeGreaterThan(6_000);
      const wrong = american().filter(({ schoolId, admissionRate }) => {
        const rate = Number(listed.get(schoolId?.value ?? '')?.[0]);
        if (Number.isNaN(rate)) return admissionRate !== undefined;
        return admissionRate === undefined || Math.abs(admissionRate.value - rate) >= 0.1;
      });
      expect(wrong.map(({ slug, admissionRate }) => `${slug} ${admissionRate?.value}`)).toEqual([]);
    });

    it('comes with the completion of College Scorecard where bachelor’s degrees are what it awards most', () => {
      const listed = scorecard();
      const wrong = american().filter(({ schoolId, outcomes }) => {
        const [, share, people, mostAwarded] = listed.get(schoolId?.value ?? '') ?? [];
        const [completion] = outcomes ?? [];
        // Whoever goes on from a two-year college to a university would count as having failed.
        if (mostAwarded !== BACHELOR) return completion !== undefined;
        return completion?.share !== Number(share) || completion.people !== Number(people);
      });
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    });

    it('is open where IPEDS says so', () => {
      const [head = '', ...rows] = readFileSync(OFFERINGS, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/);
      const columns = head.split(',').map(name => name.replaceAll('"', '').trim());
      const [key, open] = [columns.indexOf('UNITID'), columns.indexOf('OPENADMP')];
      const isOpen = new Map(
        rows.map(row => row.split(',').map(cell => cell.replaceAll('"', ''))).map(cells => [cells[key], cells[open]]),
      );
      const wrong = american().filter(
        ({ schoolId, isOpenAdmission }) => (isOpen.get(schoolId?.value) === '1') !== (isOpenAdmission?.value === true),
      );
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    });
  } else {
    it('is not compared with the registers here, since they are not available', () => {
      expect(areHere).toBe(false);
    });
  }
});
