/**
 * Makes the two files of the typeface, client/kernel/ui/fonts: one a weight with all its letters, so that no word is put together from two files.
 * `npm install --no-save --prefix .cache/fonts subset-font@2.9.0 @expo-google-fonts/be-vietnam-pro@0.4.1`, then `node client/og/makeFonts.mjs`.
 * The results are committed; building needs neither package. Why they are made like this stands in docs/design.md, "Letters".
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
const target = fileURLToPath(new URL('../kernel/ui/fonts/', import.meta.url));
const face = `${packages}node_modules/@expo-google-fonts/be-vietnam-pro/`;
const subsetFont = createRequire(packages)('subset-font');

const WEIGHTS = { 400: '400Regular/BeVietnamPro_400Regular.ttf', 600: '600SemiBold/BeVietnamPro_600SemiBold.ttf' };

/** Up to the signs of mathematics: all that the face draws. Names of institutions and people come from many languages, and a letter that a file lacks is drawn in another face. */
const letters = Array.from({ length: 0x2300 - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('');

const options = {
  targetFormat: 'woff2',
  // What the browser uses without being asked: kerning, marks over and under letters, "fi" as one sign. No style of ours asks for more.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
  // Whose it is and under which licence: 0 copyright, 13 licence, 14 its address.
  preserveNameIds: [0, 13, 14],
  // Half of the bytes. Phones and Macs do not read them; ours came from a program (ttfautohint), not from the hand of the designer.
  noHinting: true,
};

mkdirSync(target, { recursive: true });
for (const [weight, file] of Object.entries(WEIGHTS)) {
  const bytes = await subsetFont(readFileSync(face + file), letters, options);
  writeFileSync(`${target}be-vietnam-pro-${weight}.woff2`, bytes);
  process.stdout.write(`${weight}: ${bytes.length} bytes\n`);
}
copyFileSync(`${face}LICENSE_FONT`, `${target}OFL.txt`);
