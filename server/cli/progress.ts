/** A line on standard error that says how far a command is: at most one a second, and the last one when the work ends. In a terminal it stays one line. */
const EVERY_MS = 1000;
/** Clears what a longer line before left. */
const TO_END = '\u001b[K';

export function createProgress(
  write = (text: string) => void process.stderr.write(text),
  isTerminal = process.stderr.isTTY,
) {
  let shownAt = -Infinity;
  let last = '';
  const print = (): void => write(isTerminal ? `\r${last}${TO_END}` : `${last}\n`);
  return {
    show(line: string): void {
      last = line;
      const now = performance.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      print();
    },
    /** Does nothing where nothing was shown since the last end. */
    end(): void {
      if (last === '') return;
      print();
      if (isTerminal) write('\n');
      last = '';
    },
  };
}
