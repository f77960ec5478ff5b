/** Admission and completion of the starter's American institutions, compared with the registers where these are available beside the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

// The register is 100 MB once it is unpacked.
jest.setTimeout(240_000);

const REGISTERS = new URL('../../../../shared/registers/', import.meta.url);
const SCORECARD = fileURLToPath(new URL('us-scorecard/MERGED2023_24_PP.csv.bz2', REGISTERS));
const OFFERINGS = fileURLToPath(new URL('us-ipeds/ic2022.csv', REGISTERS));
const areHere = existsSync(SCORECARD) && existsSync(OFFERINGS);

/** Node reads no bzip2; the columns are picked by name. */
const PICK = `
import bz2, csv, json, sys
with bz2.open(sys.argv[1], 'rt', encoding='latin-1') as lines:
    rows = csv.DictReader(lines)
    key = next(name for name in rows.fieldnames if name.endswith('UNITID'))
    print(json.dumps({row[key]: [row[name] for name in ('ADM_RATE', 'C150_4', 'D150_4', 'PREDDEG')] for row in rows}))
`;

const BACHELOR = '3';

/** By UNITID: admission rate, completion, of how many, the degree that is awarded most. */
function scorecard(): ReadonlyMap<string, readonly string[]> {
  const text = execFileSync('python3', ['-c', PICK, SCORECARD], { encoding: 'utf8', maxBuffer: 10_000_000 });
  return new Map(Object.entries(JSON.parse(text) as Record<string, readonly string[]>));
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

  it('says whose rate it is, beside every figure', () => {
    const notes = american().flatMap(({ admissionRate }) => (admissionRate ? [admissionRate.note?.vi ?? ''] : []));
    expect(notes.filter(note => !note.includes('mọi quốc tịch và mọi ngành'))).toEqual([]);
  });

  it('stands in no other country, whose registers do not report it', () => {
    const others = starter.institutions.filter(({ destination }) => destination !== 'US');
    expect(others.filter(({ admissionRate, isOpenAdmission }) => admissionRate ?? isOpenAdmission)).toEqual([]);
  });

  if (areHere) {
    it('is the rate of College Scorecard, by the number of the institution', () => {
      const listed = scorecard();
      expect(listed.size).toBeGreaterThan(6_000);
      const wrong = american().filter(({ schoolId, admissionRate }) => {
        const rate = Number(listed.get(schoolId?.value ?? '')?.[0]);
        return Number.isNaN(rate) ? admissionRate !== undefined : admissionRate?.value !== rate;
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
