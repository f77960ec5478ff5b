/** What values of variables may be; envVariables.ts says which variable takes which. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { FETCHED_REGISTERS } from '../../schema/site/registers.js';
import { toE164 } from '../../schema/rules/phone.rules.js';
import { problemOfRedisAddress } from './redis/redisAddress.js';

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine(value => value >= min && value <= max);

export const origin = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(
    url => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '',
  )
  .transform(url => url.origin);

export const isLoopbackHost = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

/** False for what is no address: a rule asks it of texts that another rule refuses. */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && isLoopbackHost(new URL(url).hostname.replace(/^\[|\]$/g, ''));

/** In clear only from this machine. Empty: none. */
export const addressesToRead = z
  .string()
  .transform(list => list.split(',').flatMap(address => address.trim() || []))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).refine(url => url.startsWith('https:') || isLoopback(url))).max(5));

/** What a process does. All of it, unless the site is spread over several. */
export const PROCESS_ROLES = ['web', 'worker', 'indexer'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];
export const processRoles = z
  .string()
  .transform(list => list.split(',').map(name => name.trim()))
  .pipe(z.array(z.enum(PROCESS_ROLES)).min(1));

/** Each once. */
export const registersToFetch = z
  .string()
  .transform(list => [...new Set(list.split(',').flatMap(name => name.trim() || []))])
  .pipe(z.array(z.enum(FETCHED_REGISTERS)));

const isProxy = (name: string): boolean => {
  const [address = '', bits] = name.split('/');
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(name);
  return (
    isNamed ||
    (isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))))
  );
};
export const trustedProxies = z.union([
  wholeNumber(0, 10),
  z
    .string()
    .transform(list => list.split(',').map(name => name.trim()))
    .refine(names => names.every(isProxy)),
]);

export const SHORTEST_SECRET = 32;
export const secrets = z
  .string()
  .transform(list => list.split(',').map(secret => secret.trim()))
  .refine(list => list.every(secret => secret.length >= SHORTEST_SECRET));

/** Sent in a header: visible signs of ASCII alone. */
export const token = z
  .string()
  .min(SHORTEST_SECRET)
  .regex(/^[!-~]+$/);

export const redisAddress = z.string().superRefine((text, context) => {
  const rule = problemOfRedisAddress(text);
  if (rule !== null) context.addIssue({ code: 'custom', params: { rule } });
});

export const mailAddress = z.string().regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** One line, shown as it is. */
export const shownText = [
  z
    .string()
    .max(200)
    .regex(/^[^\p{C}]+$/u)
    .optional(),
  'one line of at most 200 characters',
] as const;
export const phone = z
  .string()
  .transform(toE164)
  .refine(number => number !== null);
/** The number or the address of an account, as a link. */
export const zaloAccount = z.string().transform((text, context) => {
  const account = /^(?:https:\/\/)?zalo\.me\/([\w-]{3,40})$/.exec(text)?.[1] ?? toE164(text)?.replace(/^\+84/, '0');
  if (account === undefined) context.addIssue({ code: 'custom' });
  return `https://zalo.me/${account}`;
});
