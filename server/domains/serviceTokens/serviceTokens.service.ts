/** Service tokens: made and ended by administrators, used by tools in place of a session. */
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { newTokenRule } from '../../../schema/rules/serviceTokens.rules.js';
import { LIVE_TOKENS_MAX, ROLE_OF_RIGHT, TOKEN_PREFIX } from '../../../schema/rules/serviceTokens.values.js';
import type { BackgroundTasks } from '../../kernel/backgroundTasks.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { hashOf } from '../../kernel/hash.js';
import { newId } from '../../kernel/newId.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { secretText } from '../../kernel/session/secrets/secretText.js';
import type { Viewer } from '../../kernel/session/viewer/viewer.js';
import { type ServiceTokenError, userError, userErrorsOf } from './serviceTokens.errors.js';
import type { ServiceTokensPorts } from './serviceTokens.ports.js';
import type { ServiceTokenRecord } from './serviceTokens.records.js';
import type { ServiceTokenRepository } from './serviceTokens.repository.js';

type Proof = { password: string; code: string | null };
type Made = { secret: string | null; token: ServiceTokenRecord | null; errors: ServiceTokenError[] };

/** The last use is told to the minute: a busy tool is not one write a request. */
const USE_NOTED_MS = 60_000;

type Deps = ServiceTokensPorts & {
  repository: ServiceTokenRepository;
  /** Of passwords and codes, by the account. */
  tries: RateLimiter;
  runInBackground: BackgroundTasks['runInBackground'];
  clock: Clock;
};

const refused = (...errors: ServiceTokenError[]): Made => ({ secret: null, token: null, errors });

/** What a tool is to resolvers: it acts under the id and the name of its token. */
const viewerOf = ({ _id, name, rights }: ServiceTokenRecord): Viewer => ({
  id: _id,
  fullName: name,
  role: rights.some(right => ROLE_OF_RIGHT[right] === 'ADMIN') ? 'ADMIN' : 'ADVISOR',
  language: 'EN',
  sessionId: '',
  rights,
});

export function createServiceTokensService(deps: Deps) {
  const { repository, roleOf, proveStaff, auditEntryOf, tries, runInBackground, clock } = deps;

  const mistakeOf = async (adminId: string, { password, code }: Proof): Promise<ServiceTokenError | null> => {
    await consume(tries, adminId);
    const proof = await proveStaff(adminId, { password, code });
    if (proof !== 'PROVEN') return userError(proof, proof === 'WRONG_PASSWORD' ? 'password' : 'code');
    return (await repository.countLive(clock())) >= LIVE_TOKENS_MAX ? userError('TOO_MANY') : null;
  };

  return {
    page: (page: PageRequest) => repository.page(page),

    create: async (adminId: string, input: unknown): Promise<Made> => {
      const parsed = newTokenRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const { name, rights, validDays, ...proof } = parsed.data;
      const mistake = await mistakeOf(adminId, proof);
      if (mistake) return refused(mistake);
      const secret = `${TOKEN_PREFIX}${secretText()}`;
      const now = clock();
      const token: ServiceTokenRecord = {
        _id: newId(),
        name,
        rights,
        secretHash: hashOf(secret),
        userId: adminId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + validDays * DAY_MS),
      };
      const detail = [token._id, ...rights].join(' ');
      await repository.insert(token, [auditEntryOf({ kind: 'SERVICE_TOKEN_CREATED', actorId: adminId, detail })]);
      return { secret, token, errors: [] };
    },

    end: async (adminId: string, id: string): Promise<ServiceTokenRecord> => {
      const known = await repository.byId(id);
      if (!known) throw new AppError('NOT_FOUND');
      if (known.endedAt) return known;
      const now = clock();
      await repository.end(id, now, [auditEntryOf({ kind: 'SERVICE_TOKEN_ENDED', actorId: adminId, detail: id })]);
      return { ...known, endedAt: now };
    },

    /** Who acts with a secret; null when it opens nothing. It opens no more than its maker may still open. */
    viewerOf: async (secret: string): Promise<Viewer | null> => {
      if (!secret.startsWith(TOKEN_PREFIX)) return null;
      const token = await repository.bySecret(hashOf(secret));
      const now = clock();
      if (!token?.userId || token.expiresAt <= now) return null;
      if ((await roleOf(token.userId)) !== 'ADMIN') return null;
      if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) >= USE_NOTED_MS)
        runInBackground(() => repository.markUsed(token._id, now));
      return viewerOf(token);
    },

    isToken: async (id: string): Promise<boolean> => (await repository.byId(id)) !== null,
  };
}

export type ServiceTokensService = ReturnType<typeof createServiceTokensService>;
