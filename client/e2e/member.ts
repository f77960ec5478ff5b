/** People with an account, made as the site's own pages make them: through the graph. */
import type { BrowserContext } from '@playwright/test';
import { routes, type RouteDefinition, type RouteId } from '../../schema/site/routes';

export type Member = { readonly email: string; readonly password: string; readonly fullName: string };
export type Cookies = Parameters<BrowserContext['addCookies']>[0];

let count = 0;

type Request = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Who asks; nobody when it is left out. */
  readonly cookies?: Cookies;
};

/** Asks the graph as a page would. */
export async function ask<Data>(origin: string, { query, variables = {}, cookies = [] }: Request) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
  if (!data) throw new Error(`The graph refused: ${JSON.stringify(errors)}`);
  return { headers: response.headers, data };
}

type Mutation = { readonly query: string; readonly input: Record<string, unknown>; readonly cookies?: Cookies };
type Payload = { readonly errors: readonly unknown[] };

/** The mutation's field is called `result` and asks for `errors`. */
export async function mutate<Result extends Payload = Payload>(
  origin: string,
  { query, input, cookies = [] }: Mutation,
): Promise<{ readonly headers: Headers; readonly result: Result }> {
  const { headers, data } = await ask<{ result: Result }>(origin, { query, variables: { input }, cookies });
  if (data.result.errors.length > 0) throw new Error(`The graph refused: ${JSON.stringify(data.result.errors)}`);
  return { headers, result: data.result };
}

/** Nobody else has this address. */
export const newPerson = (fullName = 'Nguyễn Minh Anh'): Member & { phone: string; dateOfBirth: string } => ({
  fullName,
  email: `member-${process.pid}-${Date.now().toString(36)}-${(count += 1)}@example.org`,
  password: 'bến-cảng-buổi-sáng',
  phone: '0912 345 678',
  dateOfBirth: '2008-03-09',
});

export async function registerMember(origin: string, fullName?: string): Promise<Member> {
  const person = newPerson(fullName);
  await mutate(origin, {
    query: 'mutation ($input: RegisterInput!) { result: register(input: $input) { errors { code field } } }',
    input: { ...person, confirmPassword: person.password },
  });
  return person;
}

/** A session of its own for each call. */
export async function cookiesOf(origin: string, { email, password }: Member, rememberMe = false): Promise<Cookies> {
  const { headers } = await mutate(origin, {
    query: 'mutation ($input: LoginInput!) { result: login(input: $input) { errors { code field } } }',
    input: { email, password, rememberMe },
  });
  return headers.getSetCookie().map(line => {
    const [pair = ''] = line.split(';');
    return {
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: origin,
      httpOnly: /httponly/i.test(line),
      sameSite: 'Lax' as const,
    };
  });
}

export function routeOf(id: RouteId): RouteDefinition {
  const route = routes.find(known => known.id === id);
  if (!route) throw new Error(`No route ${id}`);
  return route;
}

export const accessOf = (id: RouteId): RouteDefinition['access'] => routeOf(id).access;

/** Signs the browser in, as somebody new when nobody is named. */
export async function enterAs(context: BrowserContext, origin: string, member?: Member): Promise<Member> {
  const person = member ?? (await registerMember(origin));
  await context.addCookies(await cookiesOf(origin, person));
  return person;
}

/** Puts a program on the wishlist of who asks. */
export async function saveProgram(origin: string, cookies: Cookies, itemId: string): Promise<void> {
  await mutate(origin, {
    query: 'mutation ($input: AddToWishlistInput!) { result: addToWishlist(input: $input) { errors { code } } }',
    input: { kind: 'PROGRAM', itemId },
    cookies,
  });
}
