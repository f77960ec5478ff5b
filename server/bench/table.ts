/** Prints the figures of a part: what, the goal, and what this run measured. */
export type BenchRow = { what: string; goal: string; measured: string; isMet: boolean | null };

export function printTable(rows: readonly BenchRow[]): void {
  const width = (key: 'what' | 'goal') => Math.max(...rows.map(row => row[key].length), key.length);
  const line = ({ what, goal, measured, isMet }: BenchRow) =>
    `${isMet === null ? ' ' : isMet ? '+' : '-'} ${what.padEnd(width('what'))}  ${goal.padEnd(width('goal'))}  ${measured}`;
  console.log(line({ what: 'what', goal: 'goal', measured: 'measured', isMet: null }));
  for (const row of rows) console.log(line(row));
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const mb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
