import { parse } from '@formatjs/icu-messageformat-parser';
import { parseModule } from './parsedMessages';

const source = `import type { vi } from './messages.vi';
export const en: Record<keyof typeof vi, string> = {
  'a.plain': 'Plain words',
  'a.count': '{count, plural, one {# program} other {# programs}}',
  'a.quoted': "Master's degree",
} as const;`;

const treeOf = (text: string): unknown => JSON.parse(JSON.stringify(parse(text)));

describe('parsedMessages', () => {
  it('turns every text into its tree, because the browser has no parser', async () => {
    const code = await parseModule(source);

    expect(JSON.parse(code.replace('export const en = ', '').replace(/;$/, ''))).toEqual({
      'a.plain': treeOf('Plain words'),
      'a.count': treeOf('{count, plural, one {# program} other {# programs}}'),
      'a.quoted': treeOf("Master's degree"),
    });
  });

  it('fails the build on a text that ICU cannot read', async () => {
    await expect(parseModule(`export const vi = { 'a.broken': '{count, plural, one {' };`)).rejects.toThrow(
      'EXPECT_ARGUMENT_CLOSING_BRACE',
    );
  });
});
