import { parse } from '@formatjs/icu-messageformat-parser';
import { parse as parseInBrowser } from './noParser';
import { parseModule } from './parsedMessages';

const source = `import type { vi } from './messages.vi';
export const en: Record<keyof typeof vi, string> = {
  'a.plain': 'Plain words',
  'a.count': '{count, plural, one {# program} other {# programs}}',
  'a.quoted': "Master's degree",
} as const;`;

describe('parsedMessages', () => {
  it('turns texts with arguments into trees and leaves plain ones as they are', async () => {
    const code = await parseModule(source);

    expect(JSON.parse(code.replace('export const en = ', '').replace(/;$/, ''))).toEqual({
      'a.plain': 'Plain words',
      'a.count': JSON.parse(JSON.stringify(parse('{count, plural, one {# program} other {# programs}}'))),
      'a.quoted': JSON.parse(JSON.stringify(parse("Master's degree"))),
    });
  });

  it('fails the build on a text that ICU cannot read', async () => {
    await expect(parseModule(`export const vi = { 'a.broken': '{count, plural, one {' };`)).rejects.toThrow(
      'EXPECT_ARGUMENT_CLOSING_BRACE',
    );
  });

  it('reads in the browser what the build has left plain, as the parser would', () => {
    expect(parseInBrowser('Plain words')).toEqual([expect.objectContaining({ type: 0, value: 'Plain words' })]);
    expect(parse('Plain words')).toEqual([expect.objectContaining({ type: 0, value: 'Plain words' })]);
  });
});
