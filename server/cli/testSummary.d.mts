interface Tally {
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

export function checkSummary(code: number): Tally;
export function jestSummary(report: JestReport | null, code: number): Tally;
export function playwrightSummary(report: PlaywrightReport | null, code: number): Tally;
export function totalOf(stages: Tally[]): Tally;
export function resultLine(counts: Tally): string;
export function summaryOf(stages: (Tally & { name: string; seconds: number })[]): string;
export function exitCodeOf(counts: Tally): number;
