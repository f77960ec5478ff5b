/** People with an account, made as the site's own pages make them: through the graph. */
import type { BrowserContext } from '@playwright/test';
import { routes, type RouteDefinition, type RouteId } from '../../schema/site/routes';

export type Member = { readonly email: string; readonly password: string; readonly fullName: string };
type Cookies = Parameters<BrowserContext['addCookies']>[0];

let count = 0;

async function mutate(
  origin: string,
  query: string,
  input: Record<string, unknown>,
): Promise<{ headers: Headers; payload: { errors: unknown[] } }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { result: { errors: unknown[] } } | null;
    errors?: unknown;
  };
  if (!data || data.result.errors.length > 0)
    throw new Error(`The graph refused: ${JSON.stringify(errors ?? data?.result.errors)}`);
  return { headers: response.headers, payload: data.result };
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
  await mutate(
    origin,
    'mutation ($input: RegisterInput!) { result: register(input: $input) { errors { code field } } }',
    { ...person, confirmPassword: person.password },
  );
  return person;
}

/** A session of its own for each call. */
export async function cookiesOf(origin: string, { email, password }: Member, rememberMe = false): Promise<Cookies> {
  const { headers } = await mutate(
    origin,
    'mutation ($input: LoginInput!) { result: login(input: $input) { errors { code field } } }',
    { email, password, rememberMe },
  );
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
