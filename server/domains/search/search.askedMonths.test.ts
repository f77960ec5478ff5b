/** Reasons beside a month that is asked for: that an intake is likely to open is said of one of that month alone. That much is known is no reason by itself beside a limit. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const intakes = (...months: (readonly [year: number, month: number])[]) => ({
  intakes: months.map(([year, month]) => ({ year, month, isRecurring: true, closesAt: null })),
});
const nursing = { title: 'Nursing', field: 'HEALTH', award: 'BACHELOR' } as const;
const rows = {
  institutions: [
    institutionRow('huon', { destination: 'AU', name: 'Huon University', completeness: 1, ownership: 'PUBLIC' }),
  ],
  programs: [
    // Applications for July will open, those for January may have closed.
    programRow('both', 'huon', { ...nursing, ...intakes([2027, 1], [2027, 7]) }),
  ],
};
const reasonsFor = async (text: string): Promise<readonly string[] | undefined> => {
  const { reasons, near } = (await serviceOver(rows)).searchPrograms({ text });
  return [...reasons, ...(near?.reasons ?? [])][0];
};

it.each(['nursing', 'nursing july intake', 'điều dưỡng nhập học tháng 7', 'dieu duong ky thang 7'])(
  '%s: likely to open',
  async text => expect(await reasonsFor(text)).toContain('LIKELY_INTAKE'),
);

it.each(['nursing january intake', 'điều dưỡng nhập học tháng 1', 'dieu duong ky thang 1'])(
  '%s: nothing of the intake in July',
  async text => {
    expect(await reasonsFor(text)).toBeDefined();
    expect(await reasonsFor(text)).not.toContain('LIKELY_INTAKE');
  },
);

it.each(['nursing march intake', 'điều dưỡng nhập học tháng 3'])(
  '%s: nor of what is near without the month',
  async text => {
    expect(await reasonsFor(text)).toBeDefined();
    expect(await reasonsFor(text)).not.toContain('LIKELY_INTAKE');
  },
);

it.each(['public universities', 'trường công lập'])('%s: that much is known is no reason by itself', async text => {
  const { ids, reasons } = (await serviceOver(rows)).searchInstitutions({ text });
  expect(ids).toEqual(['id-huon']);
  expect(reasons[0]).not.toEqual(['COMPLETE_DATA']);
});

it('beside no limit it is one', async () => {
  const { reasons } = (await serviceOver(rows)).searchInstitutions({ text: '' });
  expect(reasons).toEqual([['COMPLETE_DATA']]);
});
