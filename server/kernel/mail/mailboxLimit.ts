/**
 * So many mails an hour to one mailbox, whatever they are about: nobody can have a stranger flooded by asking for resets, confirmations, copies and reminders in
 * turn. All kinds count together. One alone is sent past the limit, though it counts: a warning that something has happened to the account (`isWarning`),
 * since whoever took an account could otherwise spend the five first and so silence it. A password reset is no warning: it is what strangers ask for.
 *
 * A mail over the limit is dropped, not sent later: most of what it says would be outdated, and the person finds it on the site. The log says that, and nothing of
 * whose it was. Another try of a mail that was let through is no second mail.
 */
import { mailboxOf } from '../../../schema/rules/session.rules.js';
import { hashOf } from '../hash.js';
import type { Logger } from '../logger.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { RateLimiter } from '../redis/createRateLimiter.js';
import type { Mailer } from './createMailer.js';

/** Longer than a mail is tried again. */
const KEPT_SECONDS = 3 * 24 * 3600;

type Deps = { limiter: RateLimiter; redis: RedisClient; logger: Logger };

/** For each of several mailers: they share the limit. */
export const limitMailboxes =
  ({ limiter, redis, logger }: Deps) =>
  (mailer: Mailer): Mailer => ({
    close: mailer.close,
    send: async (mail, handOver) => {
      const key = `mail-counted:${hashOf(handOver.id).slice(0, 22)}`;
      // While Redis is away, each process counts for itself (createBudget.ts), tries too.
      const isCounted = (await redis.exists(key).catch(() => 0)) === 1;
      if (!isCounted) {
        const { isAllowed } = await limiter(mailboxOf(mail.to.toLowerCase()));
        if (!isAllowed && !mail.isWarning) {
          logger.warn({ id: handOver.id }, 'a mail was dropped: its mailbox has got as many as an hour allows');
          return;
        }
        await redis.set(key, 1, 'EX', KEPT_SECONDS).catch(() => undefined);
      }
      await mailer.send(mail, handOver);
    },
  });
