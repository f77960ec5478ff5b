// Counts passed and failed tests from the reports of the test runners, and formats the result.

import { stripVTControlCharacters } from 'node:util';

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

/** Every failed test of a report of Jest: its name and what it said. A file that could not run is one. */
export function jestFailures(report) {
  return (report?.testResults ?? []).flatMap(file => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [{ name: file.name, message: file.message }];
    return failed.map(test => ({
      name: `${file.name}: ${[...test.ancestorTitles, test.title].join(' ')}`,
      message: test.failureMessages.join('\n'),
    }));
  });
}

/** Every failed test of a report of Playwright: its place, its name and what it said. */
export function playwrightFailures(report) {
  const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .filter(spec => !spec.ok)
    .map(spec => ({
      name: `${spec.file}:${spec.line} ${spec.title}`,
      message: spec.tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(e => e.message)))
        .join('\n'),
    }));
}

const SHOWN_FAILURES = 8;
const SHOWN_LINES = 8;
const SHOWN_WIDTH = 240;

/** The first failed tests with the first lines of what each said; empty when none failed. */
export function failuresText(stages) {
  const failures = stages.flatMap(stage => stage.failures ?? []);
  const shown = failures.slice(0, SHOWN_FAILURES).map(({ name, message = '' }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .map(line => line.trim().slice(0, SHOWN_WIDTH))
      .filter(Boolean)
      .slice(0, SHOWN_LINES);
    return [`Failed: ${name}`, ...lines.map(line => `    ${line}`)].join('\n');
  });
  const more = failures.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more failed`] : [])].join('\n');
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

/** A line a stage with its time, and the time of all, which is less than their sum where some run beside each other. */
export function summaryOf(stages, seconds) {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const lines = stages.map(
    stage =>
      `  ${stage.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(width)}  ${resultLine(stage)}  (${stage.seconds} s)`,
  );
  return [...lines, `  ${seconds} s in all`].join('\n');
}

export function exitCodeOf({ passed, failed }) {
  return failed > 0 || passed === 0 ? 1 : 0;
}
