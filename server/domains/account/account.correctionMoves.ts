/** What may become of a correction request, and by whom. */
import { canMove, type Transitions } from '../../kernel/transitions/transitions.js';
import type { CorrectionRecord, CorrectionStatus } from './account.records.js';

type Actor = 'OWNER' | 'STAFF';
const MOVES: Transitions<CorrectionStatus, Actor, CorrectionRecord> = {
  OPEN: { APPROVED: { by: ['STAFF'] }, DECLINED: { by: ['STAFF'] }, WITHDRAWN: { by: ['OWNER'] } },
  APPROVED: {},
  DECLINED: {},
  WITHDRAWN: {},
};
export const mayBecome = (request: CorrectionRecord, to: CorrectionStatus, by: Actor): boolean =>
  canMove(MOVES, { from: request.status, to, by, subject: request });
