// Counts passed and failed tests from the reports of the test runners, and formats the result.

/** A stage that is a single check. */
export function checkSummary(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that wrote no report, ran no test, or failed without a failed test counts as one failure. */
function withImpliedFailure(counts, code) {
  const hasNoResult = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return hasNoResult ? { ...counts, failed: 1 } : counts;
}

export function jestSummary(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return withImpliedFailure({ passed: report.numPassedTests, failed }, code);
}

export function playwrightSummary(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return withImpliedFailure({ passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) }, code);
}

export function totalOf(stages) {
  return stages.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

export function resultLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** A line a stage with its time, and the time of all. */
export function summaryOf(stages) {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const lines = stages.map(
    stage =>
      `  ${stage.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(width)}  ${resultLine(stage)}  (${stage.seconds} s)`,
  );
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
  return [...lines, `  ${seconds} s in all`].join('\n');
}

export function exitCodeOf({ passed, failed }) {
  return failed > 0 || passed === 0 ? 1 : 0;
}
