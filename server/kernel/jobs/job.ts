/** Work that is stored before it is done, so that it survives a restart and is tried again when it fails. */
import type { ZodType } from 'zod';

export type JobDefinition<Payload = unknown> = {
  /** Unique among all domains; stored with every job, so it is never renamed. */
  name: string;
  /** What was stored is read with it before each run. */
  payload: ZodType<Payload>;
  /** Safe to repeat: a run that was cut short starts again. The first attempt is 1. */
  run(payload: Payload, context: { attempt: number }): Promise<void>;
};
