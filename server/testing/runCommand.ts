/** A command of the project as a process of its own; what it writes and how it ends, well or not. */
import { execFile, type ExecFileOptions } from 'node:child_process';

export const runCommand = (
  args: readonly string[],
  options: ExecFileOptions,
): Promise<{ code: number | string | null | undefined; out: string; err: string }> =>
  new Promise(resolve => {
    execFile(process.execPath, args, options, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out: String(out), err: String(err) });
    });
  });
