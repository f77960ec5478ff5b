import {
  checkSummary,
  exitCodeOf,
  failuresText,
  jestFailures,
  jestSummary,
  playwrightFailures,
  playwrightSummary,
  resultLine,
  summaryOf,
  totalOf,
} from './testSummary.mjs';

describe('the result line', () => {
  const jest = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const playwright = { stats: { expected: 4, flaky: 1, unexpected: 0 }, errors: [] };

  test('adds up checks and tests of all stages', () => {
    const total = totalOf([checkSummary(0), checkSummary(2), jestSummary(jest, 0), playwrightSummary(playwright, 0)]);
    expect(resultLine(total)).toBe('13 passed, 1 failed');
    expect(exitCodeOf(total)).toBe(1);
  });
  test('counts a test file that could not run', () => {
    expect(jestSummary({ ...jest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, 1)).toEqual({
      passed: 7,
      failed: 3,
    });
    expect(playwrightSummary({ ...playwright, errors: ['no browser'] }, 1)).toEqual({ passed: 5, failed: 1 });
  });
  test('counts a missing or empty report as a failure', () => {
    expect(jestSummary(null, 0).failed).toBe(1);
    expect(jestSummary({ ...jest, numPassedTests: 0 }, 0).failed).toBe(1);
    expect(jestSummary(jest, 1).failed).toBe(1);
    expect(playwrightSummary(null, 0).failed).toBe(1);
    expect(exitCodeOf({ passed: 0, failed: 0 })).toBe(1);
    expect(exitCodeOf({ passed: 1, failed: 0 })).toBe(0);
  });
});

describe('the lines of the stages', () => {
  it('say how long each took, and all together', () => {
    const stages = [
      { name: 'types', passed: 1, failed: 0, seconds: 40 },
      { name: 'lint', passed: 0, failed: 1, seconds: 5 },
    ];
    expect(summaryOf(stages, 41)).toBe(
      '  ok   types  1 passed, 0 failed  (40 s)\n  FAIL lint   0 passed, 1 failed  (5 s)\n  41 s in all',
    );
  });
});

describe('what failed', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'broken', assertionResults: [] };
  const says = (status: string) => ({
    status,
    ancestorTitles: ['a form'],
    title: `is ${status}`,
    failureMessages: ['\u001b[31mred\u001b[39m'],
  });
  const counts = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };

  it('is named with its file and its first lines, without colours', () => {
    const failures = jestFailures({
      ...counts,
      testResults: [{ ...file, assertionResults: ['passed', 'failed'].map(says) }],
    });
    expect(failuresText([{ failures }, {}])).toBe('Failed: a.test.ts: a form is failed\n    red');
  });
  it('may be a whole file that could not run', () => {
    expect(failuresText([{ failures: jestFailures({ ...counts, testResults: [file] }) }])).toBe(
      'Failed: a.test.ts\n    broken',
    );
  });
  it('is found in suites within suites', () => {
    const spec = (ok: boolean, title: string) => ({
      ok,
      file: 'b.e2e.ts',
      line: 7,
      title,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'one\n\n  two' }] }] }],
    });
    const report = {
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      suites: [{ specs: [spec(true, 'stands')], suites: [{ specs: [spec(false, 'falls')] }] }],
    };
    expect(failuresText([{ failures: playwrightFailures(report) }])).toBe('Failed: b.e2e.ts:7 falls\n    one\n    two');
  });
  it('is shortened where much failed, and is nothing where nothing did', () => {
    const failures = Array.from({ length: 11 }, (_, n) => ({ name: `test ${n}`, message: 'line\n'.repeat(30) }));
    const lines = failuresText([{ failures }]).split('\n');
    expect(lines).toHaveLength(8 * 9 + 1);
    expect(lines.at(-1)).toBe('and 3 more failed');
    expect(
      failuresText([{ failures: [] }, { failures: jestFailures(null) }, { failures: playwrightFailures(null) }]),
    ).toBe('');
  });
});
