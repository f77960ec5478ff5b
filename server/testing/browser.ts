/** A browser of the tests: stores cookies as a browser does, and sends them to pages and the graph. */
import { type GraphAnswer, parseAnswer, type Question, textOf } from './runQuery.js';

export type SetCookie = { name: string; value: string; flags: string[] };

export type Browser = {
  cookies: Map<string, string>;
  /** Of the last answer. */
  received: () => SetCookie[];
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  query: <Data = Record<string, unknown>>(
    question: Question<Data>,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphAnswer<Data>>;
  /** Another one with the same cookies. */
  copy: () => Browser;
};

const parse = (line: string): SetCookie => {
  const [pair = '', ...flags] = line.split(';').map(part => part.trim());
  const cut = pair.indexOf('=');
  return { name: pair.slice(0, cut), value: pair.slice(cut + 1), flags };
};

export function openBrowser({ url }: { url: string }, cookies = new Map<string, string>()): Browser {
  let last: SetCookie[] = [];
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    last = response.headers.getSetCookie().map(parse);
    for (const { name, value, flags } of last) {
      if (flags.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    received: () => last,
    fetch: ask,
    query: async <Data>(question: Question<Data>, variables = {}, headers = {}) =>
      parseAnswer<Data>(
        await ask('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: textOf(question), variables }),
        }),
      ),
    copy: () => openBrowser({ url }, new Map(cookies)),
  };
}
