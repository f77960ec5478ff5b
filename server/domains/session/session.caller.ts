import type { RequestSession } from '../../kernel/session/requestSession.js';

/** Who asks: the request's session and its network address. */
export type Caller = { session: RequestSession; address: string };
