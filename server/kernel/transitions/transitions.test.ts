import fc from 'fast-check';
import { canMove, moveRefusal, type Transitions } from './transitions.js';

type Status = 'DRAFT' | 'SENT' | 'ACCEPTED' | 'WITHDRAWN';
type Actor = 'STUDENT' | 'ADVISOR';
const STATUSES = ['DRAFT', 'SENT', 'ACCEPTED', 'WITHDRAWN'] as const;
const ACTORS = ['STUDENT', 'ADVISOR'] as const;

const table: Transitions<Status, Actor, { pages: number }> = {
  DRAFT: { SENT: { by: ['STUDENT'], guard: ({ pages }) => pages > 0 }, WITHDRAWN: { by: ['STUDENT'] } },
  SENT: { ACCEPTED: { by: ['ADVISOR'] }, WITHDRAWN: { by: ['STUDENT', 'ADVISOR'] } },
  ACCEPTED: {},
  WITHDRAWN: {},
};

describe('a move', () => {
  const pages = (count: number) => ({ subject: { pages: count } });

  it('is made where the table has it, by whom it names, once its condition holds', () => {
    expect(canMove(table, { from: 'DRAFT', to: 'SENT', by: 'STUDENT', ...pages(1) })).toBe(true);
    expect(canMove(table, { from: 'SENT', to: 'WITHDRAWN', by: 'ADVISOR', ...pages(0) })).toBe(true);
  });

  it.each([
    [{ from: 'DRAFT', to: 'ACCEPTED', by: 'ADVISOR', ...pages(1) }, 'NO_SUCH_MOVE'],
    [{ from: 'ACCEPTED', to: 'SENT', by: 'ADVISOR', ...pages(1) }, 'NO_SUCH_MOVE'],
    [{ from: 'SENT', to: 'SENT', by: 'ADVISOR', ...pages(1) }, 'NO_SUCH_MOVE'],
    [{ from: 'DRAFT', to: 'SENT', by: 'ADVISOR', ...pages(1) }, 'NOT_ALLOWED'],
    [{ from: 'DRAFT', to: 'SENT', by: 'STUDENT', ...pages(0) }, 'NOT_YET'],
  ] as const)('%j is refused: %s', (wanted, refusal) => {
    expect(moveRefusal(table, wanted)).toBe(refusal);
    expect(canMove(table, wanted)).toBe(false);
  });

  it('is not found in what every object has', () => {
    const to = Object('constructor').toString();
    expect(moveRefusal(table, { from: 'DRAFT', to, by: 'STUDENT', ...pages(1) })).toBe('NO_SUCH_MOVE');
  });
});

it('whatever is tried, by whomever, only moves of the table happen', () => {
  const anyMove = fc.record({ by: fc.uniqueArray(fc.constantFrom(...ACTORS)), least: fc.option(fc.nat(3)) });
  const anyTable = fc.record(
    Object.fromEntries(
      STATUSES.map(from => [from, fc.dictionary(fc.constantFrom(...STATUSES), anyMove, { maxKeys: 4 })]),
    ),
  );
  const anyTry = fc.record({ to: fc.constantFrom(...STATUSES), by: fc.constantFrom(...ACTORS), size: fc.nat(3) });
  fc.assert(
    fc.property(anyTable, fc.array(anyTry, { maxLength: 30 }), (drawn, tries) => {
      const moves = (from: Status) =>
        Object.fromEntries(
          Object.entries(drawn[from] ?? {}).map(([to, { by, least }]) => [
            to,
            { by, ...(least === null ? {} : { guard: ({ size }: { size: number }) => size >= least }) },
          ]),
        );
      const machine: Transitions<Status, Actor, { size: number }> = {
        DRAFT: moves('DRAFT'),
        SENT: moves('SENT'),
        ACCEPTED: moves('ACCEPTED'),
        WITHDRAWN: moves('WITHDRAWN'),
      };
      let status: Status = 'DRAFT';
      for (const { to, by, size } of tries) {
        const entry = drawn[status]?.[to];
        const isInTable = entry !== undefined && entry.by.includes(by) && size >= (entry.least ?? 0);
        expect(canMove(machine, { from: status, to, by, subject: { size } })).toBe(isInTable);
        if (isInTable) status = to;
      }
    }),
  );
});
