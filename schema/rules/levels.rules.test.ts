import { PROGRAM_LEVELS } from './catalogue.values.js';
import { leadsTo } from './levels.rules.js';

describe('a level of studies', () => {
  it.each([
    [null, 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
    [undefined, 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
    ['LOWER_SECONDARY', 'NO', 'NO', 'NO'],
    ['UPPER_SECONDARY', 'YES', 'NO', 'NO'],
    ['DIPLOMA', 'YES', 'DEPENDS', 'NO'],
    ['BACHELOR', 'YES', 'YES', 'DEPENDS'],
    ['MASTER', 'YES', 'YES', 'YES'],
    ['PHD', 'YES', 'YES', 'YES'],
    ['WORKING', 'DEPENDS', 'DEPENDS', 'DEPENDS'],
  ] as const)('%s leads to undergraduate %s, graduate %s and postgraduate %s', (level, ...expected) => {
    expect(PROGRAM_LEVELS.map(wanted => leadsTo(level, wanted))).toEqual(expected);
  });
});
