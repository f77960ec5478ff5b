import { once } from 'node:events';

export default async function stopStores(): Promise<void> {
  const child = globalThis.testStores;
  if (!child || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
}
