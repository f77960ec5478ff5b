/** That it is the person of the account who asks, and not somebody at an open screen: for acts of staff that reach far. */
import type { SecondFactor } from './session.secondFactor.js';
import type { SessionDeps } from './session.ports.js';

export type StaffProof = 'PROVEN' | 'WRONG_PASSWORD' | 'CODE_REQUIRED' | 'WRONG_CODE';

type Deps = Pick<SessionDeps, 'accounts' | 'passwords'> & { secondFactor: Pick<SecondFactor, 'check'> };

/** The caller counts the tries. A session whose account was deleted proves nothing. */
export const createStaffProof =
  ({ accounts, passwords, secondFactor }: Deps) =>
  async (userId: string, { password, code }: { password: string; code: string | null }): Promise<StaffProof> => {
    const known = await accounts.credentialsOf(userId);
    if (!known || !(await passwords.verify(known.passwordHash, password.normalize('NFKC')))) return 'WRONG_PASSWORD';
    const { kind } = await secondFactor.check(known, code);
    return kind === 'PASSED' ? 'PROVEN' : kind;
  };
