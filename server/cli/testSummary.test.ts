import {
  checkSummary,
  exitCodeOf,
  jestSummary,
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
    const lines = summaryOf([
      { name: 'types', passed: 1, failed: 0, seconds: 40 },
      { name: 'lint', passed: 0, failed: 1, seconds: 5 },
    ]);
    expect(lines).toBe(
      '  ok   types  1 passed, 0 failed  (40 s)\n  FAIL lint   0 passed, 1 failed  (5 s)\n  45 s in all',
    );
  });
});
