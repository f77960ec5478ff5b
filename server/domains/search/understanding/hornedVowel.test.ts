/** A mark on the wrong vowel of `ươ`, or a horn that is missing on one of them. */
import { withWholeHorns } from './hornedVowel.js';
import { readTokens } from './tokens.js';

it.each([
  ['ngừoi', 'người'],
  ['ngừơi', 'người'],
  ['nguời', 'người'],
  ['Ngưòi', 'người'],
  ['ngùoi', 'người'],
  ['trừong', 'trường'],
  ['truờng', 'trường'],
  ['trừơng', 'trường'],
  ['đừong', 'đường'],
  ['nứoc', 'nước'],
  ['nuớc', 'nước'],
  ['nứơc', 'nước'],
  ['đuợc', 'được'],
  ['luợng', 'lượng'],
  ['chuơng', 'chương'],
  ['chưong', 'chương'],
  ['huơng', 'hương'],
  ['ruợu', 'rượu'],
  ['muợn', 'mượn'],
])('%s is %s', (typed, meant) => expect(withWholeHorns(typed)?.normalize('NFC')).toBe(meant.normalize('NFC')));

it.each(
  'người trường được hoa huơ thuở thuơ múon quờ quơ quớt quở muốn muón thuốc thuóc nguồn cuối chuông luong nuoc uow u ưu uống university'.split(
    ' ',
  ),
)('%s stands as it is', typed => expect(withWholeHorns(typed)).toBeNull());

it('reads it before anything is matched, where it stands in the text', () => {
  const { tokens, decoded } = readTokens('Truờng ở nứoc Anh, ngừoi Việt', () => true);
  expect(decoded?.normalize('NFC')).toBe('trường ở nước Anh, người Việt');
  expect(tokens.map(({ from, to }) => [from, to])).toEqual([
    [0, 6],
    [7, 8],
    [9, 13],
    [14, 17],
    [17, 18],
    [19, 24],
    [25, 29],
  ]);
});

it('is no sign of a keyboard that is switched off', () =>
  expect(readTokens('chuơng trình ở truờng usc', word => word === 'usc').tokens.at(-1)?.exact).toBe('usc'));
