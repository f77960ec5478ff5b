/** Memory that something keeps alive: heap and buffers, after collection. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export function bytesInUse(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export async function bytesOf<T>(make: () => T | Promise<T>): Promise<{ made: T; bytes: number }> {
  const before = bytesInUse();
  const made = await make();
  return { made, bytes: bytesInUse() - before };
}
