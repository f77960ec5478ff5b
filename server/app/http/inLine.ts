/** Lets routes of Express wait in the line of their caller (kernel/admission.ts). What they send counts as work until it has left this process. */
import type { Request, RequestHandler } from 'express';
import { type Admission, NobodyWaits } from '../../kernel/admission.js';
import { addressKey } from '../../kernel/redis/createRateLimiter.js';
import { lineOfAddress } from './workBudgets.js';

type Deps = { admission: Admission; addressOf: (request: Request) => string };

export const inLine =
  ({ admission, addressOf }: Deps): RequestHandler =>
  async (request, response, next) => {
    const work = (): Promise<void> =>
      new Promise(resolve => {
        response.once('finish', resolve).once('close', resolve);
        next();
      });
    const isWanted = (): boolean => !request.socket.destroyed;
    const line = lineOfAddress(addressKey(addressOf(request)));
    try {
      await admission.run(line, work, { isWanted });
    } catch (error) {
      if (!(error instanceof NobodyWaits)) {
        await admission.mayRefuse(line);
        throw error;
      }
      response.destroy();
    }
  };
