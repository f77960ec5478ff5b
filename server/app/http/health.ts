/** `/healthz`: the process lives. `/readyz`: it can answer, or which part it waits for. */
import { type Request, type Response, Router } from 'express';

export type ReadinessCheck = () => Promise<void> | void;
export type Readiness = { checks: Record<string, ReadinessCheck>; isStopping: () => boolean };

const PATIENCE_MS = 1500;

/** Whether the check ends well within a second and a half. */
export async function isFine(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), tooLate]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export function healthRoutes({ checks, isStopping }: Readiness): Router {
  const answerReadiness = async (_request: Request, response: Response): Promise<void> => {
    const parts = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, (await isFine(check)) ? 'ok' : 'unavailable'] as const,
      ),
    );
    const isReady = !isStopping() && parts.every(([, state]) => state === 'ok');
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ isReady, isStopping: isStopping(), ...Object.fromEntries(parts) });
  };
  return Router()
    .get('/healthz', (_request, response) => {
      response.set('cache-control', 'no-store').json({ isAlive: true });
    })
    .get('/readyz', answerReadiness);
}
