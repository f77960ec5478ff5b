/** Commands of the database that an action causes, as `find programs`; what the process does in the background is left out. */
import type { TestApp } from './createTestApp.js';

type CommandStarted = { commandName: string; command: Record<string, unknown> };

/** Whole collections that are looked at every few seconds. */
const POLLED = new Set(['sources', 'exchangerates', 'feedrates']);

/** Heartbeats, the look at all sources and rates every few seconds, jobs, and the look for their follow-ups in documents (kernel/jobs). */
function isBackground({ commandName, command }: CommandStarted): boolean {
  const collection = String(command[commandName]);
  const filter: object = Object(command.filter);
  if (commandName === 'hello' || commandName === 'ping' || collection === 'jobs') return true;
  return 'outboxLast' in filter || (POLLED.has(collection) && Object.keys(filter).length === 0);
}

export async function commandsDuring(
  { mongo, services }: Pick<TestApp, 'mongo' | 'services'>,
  action: () => Promise<void>,
): Promise<string[]> {
  // What follows earlier actions is none of this one.
  await services.idle();
  const commands: string[] = [];
  const client = mongo.connection.getClient();
  const note = (event: CommandStarted): void => {
    if (!isBackground(event)) commands.push(`${event.commandName} ${String(event.command[event.commandName])}`);
  };
  client.on('commandStarted', note);
  try {
    await action();
  } finally {
    client.off('commandStarted', note);
  }
  return commands;
}
