interface TestCounts {
  passed: number;
  failed: number;
}
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightSuite {
  specs?: {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors?: unknown[];
  suites?: PlaywrightSuite[];
}
interface Failure {
  name: string;
  message?: string;
}

export function checkSummary(code: number): TestCounts;
export function jestSummary(report: JestReport | null, code: number): TestCounts;
export function playwrightSummary(report: PlaywrightReport | null, code: number): TestCounts;
export function jestFailures(report: JestReport | null): Failure[];
export function playwrightFailures(report: PlaywrightReport | null): Failure[];
export function failuresText(stages: { failures?: Failure[] }[]): string;
export function totalOf(stages: TestCounts[]): TestCounts;
export function resultLine(counts: TestCounts): string;
export function summaryOf(stages: (TestCounts & { name: string; seconds: number })[], seconds: number): string;
export function exitCodeOf(counts: TestCounts): number;
