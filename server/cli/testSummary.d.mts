interface TestCounts {
  passed: number;
  failed: number;
}
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors?: unknown[];
}

export function checkSummary(code: number): TestCounts;
export function jestSummary(report: JestReport | null, code: number): TestCounts;
export function playwrightSummary(report: PlaywrightReport | null, code: number): TestCounts;
export function totalOf(stages: TestCounts[]): TestCounts;
export function resultLine(counts: TestCounts): string;
export function summaryOf(stages: (TestCounts & { name: string; seconds: number })[]): string;
export function exitCodeOf(counts: TestCounts): number;
