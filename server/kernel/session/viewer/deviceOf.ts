/** Browser and system in a few words, `Chrome · Android`, for the list of a person's own sessions. The user agent itself is not stored. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_LENGTH = 512;

export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, MAX_LENGTH) ?? '';
  const named = [BROWSERS, SYSTEMS].flatMap(list => list.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named.length === 0 ? null : named.join(' · ');
}
