/** Argon2id with the parameters of decision record 0005. Few run at a time: each takes 19 MiB and a thread. */
import { hash, verify } from '@node-rs/argon2';

const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>(resolve => void waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes to the next in line; the count stays.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, STRENGTH));

/** False also for a hash that cannot be read. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password).catch(() => false));

/** A hash with the same parameters that no password matches. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$8XNS1FougOrjgpiL+ZdE1g$4Ijdc7Wm6L3iCfcEiMlLxYLNTTckdKrQCMdf2ZDO/tw';

/** Takes as long as verifying a real password, so that response time does not reveal whether an account exists. */
export const verifyDummyHash = async (password: string): Promise<false> => {
  await verifyPassword(NOBODY, password);
  return false;
};
