import type { ImportReport } from '../domains/catalogue/index.js';
import { importLines } from './importOutput.js';

const differing = (field: string, isOfRegister: boolean): ImportReport['differences'][number] => ({
  owner: 'PROGRAM',
  slug: 'monash-it',
  field,
  catalogue: '48 [2025-10-04, 2026-11-01]',
  register: '36 [2026-10-04, 2026-11-21]',
  isOfRegister,
});
const report: ImportReport = {
  isUnchanged: false,
  edition: '2026-10-04',
  read: 3,
  applied: {
    PROGRAM: {
      inserted: 1,
      updated: 3,
      confirmed: 4,
      unchanged: 0,
      retired: 0,
      changedFields: { title: 1, firstYearTuition: 2 },
    },
  },
  confirmedFacts: 0,
  skipped: [{ reason: 'an expired course', count: 1, examples: ['001 IT'] }],
  notes: [],
  differences: [],
};

describe('the report of an import', () => {
  it('says what is new and why rows were left out', () => {
    expect(importLines('cricos', report)).toEqual([
      'cricos, edition 2026-10-04: 3 entries read.',
      'programs: 1 new, 3 changed, 4 confirmed by a newer edition, 0 as before, 0 retired',
      '  changed: firstYearTuition 2, title 1',
      'skipped: 1',
      '  1  an expired course (001 IT)',
    ]);
  });

  it('counts what was confirmed, and lists every figure that differs, those that staff should confirm anew first', () => {
    const differences = [differing('firstYearTuition', false), differing('duration', true)];
    const lines = importLines('cricos', { ...report, confirmedFacts: 4, differences });
    expect(lines).toContain('confirmed: 4 facts of items that are checked by people');
    const values = '48 [2025-10-04, 2026-11-01] here, 36 [2026-10-04, 2026-11-21] in the register';
    expect(lines.slice(-4)).toEqual([
      'differs from the catalogue, which has it from this register (confirm it anew): 1',
      `  PROGRAM monash-it duration: ${values}`,
      'differs from the catalogue, which has it from another source: 1',
      `  PROGRAM monash-it firstYearTuition: ${values}`,
    ]);
  });
});
