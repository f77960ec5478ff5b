import { parse } from '@formatjs/icu-messageformat-parser';

/** As the build makes them (client/vite/parsedMessages.ts). */
function compile(path: string, name: 'vi' | 'en'): void {
  const texts = jest.requireActual<Record<string, Record<string, string>>>(path)[name] ?? {};
  const parsed = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
  jest.doMock(path, () => ({ [name]: parsed }));
}

beforeEach(() => {
  compile('../errors/messages.vi', 'vi');
  compile('../errors/messages.en', 'en');
});

describe('the page of a reader who has asked for too much', () => {
  it.each([
    ['vi', 'Bạn thao tác hơi nhanh'],
    ['en', 'Too many requests'],
  ] as const)('says so in %s, with texts as the build has compiled them', async (locale, words) => {
    const { overLimitPage } = await import('./overLimitPage');
    const { status, html } = overLimitPage(locale, undefined);
    expect(status).toBe(429);
    expect(html).toContain(words);
    expect(html).toContain(' 429');
    expect(html).not.toMatch(/\[object|statusCode/);
  });
});
