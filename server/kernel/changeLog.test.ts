import { createChangeLog } from './changeLog.js';

const setUp = (maxKeys?: number) => {
  const state = { index: {} as object | null };
  const log = createChangeLog({ indexVersion: () => state.index, ...(maxKeys === undefined ? {} : { maxKeys }) });
  log.mark();
  const next = () => {
    state.index = {};
    return log.mark();
  };
  return { log, state, next };
};

describe('the log of changes', () => {
  it('tells of each key whether it changed since a mark', () => {
    const { log } = setUp();
    const before = log.mark();
    log.note(['a', 'b']);
    const between = log.mark();
    log.note(['b']);
    expect([log.haveChanged(['a'], before), log.haveChanged(['a'], between)]).toEqual([true, false]);
    expect([log.haveChanged(['x', 'b'], between), log.haveChanged(['b'], log.mark())]).toEqual([true, false]);
    expect([log.haveChanged(['x'], before), log.haveChanged([], before)]).toEqual([false, false]);
  });

  it('tells a change again with each of the next three indexes, and no more', () => {
    const { log, next } = setUp();
    log.note(['a']);
    const answers: boolean[] = [];
    for (let time = 0; time < 5; time += 1) {
      const mark = log.mark();
      next();
      answers.push(log.haveChanged(['a'], mark));
    }
    expect(answers).toEqual([true, true, true, false, false]);
  });

  it('says that everything changed where it was told so, and again with the next three indexes', () => {
    const { log, next } = setUp();
    const mark = log.mark();
    log.noteAll();
    expect(log.haveChanged(['a'], mark)).toBe(true);
    const answers: boolean[] = [];
    for (let time = 0; time < 4; time += 1) {
      const before = log.mark();
      next();
      answers.push(log.haveChanged(['a'], before));
    }
    expect(answers).toEqual([true, true, true, false]);
  });

  it('holds so many keys alone: what was read before those that it lost counts as changed, what was read since does not', () => {
    const { log, next } = setUp(3);
    const first = log.mark();
    log.note(['a', 'b']);
    for (let time = 0; time < 3; time += 1) next();
    const second = log.mark();
    log.note(['c']);
    log.note(['d']);
    expect([log.haveChanged(['other'], first), log.haveChanged(['other'], second)]).toEqual([true, false]);
    expect([log.haveChanged(['d'], second), log.haveChanged(['b'], second)]).toEqual([true, false]);
  });

  it('does not hold more than that of an import of thousands', () => {
    const { log, next } = setUp(1000);
    const mark = log.mark();
    for (let at = 0; at < 5000; at += 10) log.note(Array.from({ length: 10 }, (_, row) => `program ${at + row}`));
    expect(log.haveChanged(['never read'], mark)).toBe(true);
    const since = log.mark();
    expect(log.haveChanged(['program 1'], since)).toBe(false);
    next();
    expect(log.haveChanged(['program 1'], since)).toBe(true);
  });
});
