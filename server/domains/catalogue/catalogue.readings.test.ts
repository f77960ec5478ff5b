import { isEarlierReading, isLaterReading } from './catalogue.readings.js';

const reading = (asOf: string | undefined, checkedOn: string) => ({ ...(asOf ? { asOf } : {}), checkedOn });

describe('a reading', () => {
  it.each([
    ['of a newer edition is later', '2026-10-04', '2026-11-21', '2025-10-04', '2026-11-23', true],
    ['of a newer year is later', '2025', '2026-11-21', '2024', '2026-11-23', true],
    [
      'of an older edition is not, however late it was read',
      '2025-10-04',
      '2026-11-21',
      '2026-01-02',
      '2026-01-03',
      false,
    ],
    [
      'of the same edition is later when it was read later',
      '2026-10-04',
      '2026-11-21',
      '2026-10-04',
      '2026-11-01',
      true,
    ],
    ['of the same edition and day is not', '2026-10-04', '2026-11-21', '2026-10-04', '2026-11-21', false],
    ['of a year says nothing about one of its days', '2026', '2026-11-21', '2026-10-04', '2026-11-01', false],
    [
      'of an edition after an undated page was read is later',
      '2026-10-04',
      '2026-11-21',
      undefined,
      '2026-10-01',
      true,
    ],
    [
      'of an edition before an undated page was read is not',
      '2026-10-04',
      '2026-11-21',
      undefined,
      '2026-11-01',
      false,
    ],
  ])('%s', (_name, edition, readOn, asOf, checkedOn, isLater) => {
    expect(isLaterReading(reading(edition, readOn), reading(asOf, checkedOn))).toBe(isLater);
  });

  it('of an older edition is earlier; whether a year lies before one of its days is unknown', () => {
    expect(isEarlierReading(reading('2025', '2026-11-21'), reading('2026-01-02', '2026-01-03'))).toBe(true);
    expect(isEarlierReading(reading('2026', '2026-11-21'), reading('2026-01-02', '2026-01-03'))).toBe(false);
  });
});
