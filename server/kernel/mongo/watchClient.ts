/** Notices a client of the driver that waits for ever: its monitor or one of its connections is silent beyond all timeouts. */
import type { mongo } from 'mongoose';

const TICK_MS = 500;
/** The driver's own timeouts end a heartbeat after two seconds and a command after three. */
const MAX_TICKS = 8;

/** Waits are counted in ticks: while this process was busy itself, nobody was silent. */
export function watchClient(client: mongo.MongoClient, onSilent: () => void): () => void {
  let now = 0;
  /** Since when each server has been silent, by its address. */
  const heartbeats = new Map<string, number>();
  /** Since when each connection is in use. */
  const busyConnections = new Map<string, number>();
  const noteHeartbeat = (event: { connectionId: string }): void => void heartbeats.set(event.connectionId, now);
  const keyOf = (event: { address: string; connectionId: unknown }): string =>
    `${event.address} ${String(event.connectionId)}`;
  client
    .on('serverHeartbeatStarted', event => void (heartbeats.has(event.connectionId) || noteHeartbeat(event)))
    .on('serverHeartbeatSucceeded', noteHeartbeat)
    .on('serverHeartbeatFailed', noteHeartbeat)
    .on('serverClosed', ({ address }) => void heartbeats.delete(address))
    .on('connectionCheckedOut', event => void busyConnections.set(keyOf(event), now))
    .on('connectionCheckedIn', event => void busyConnections.delete(keyOf(event)));
  const timer = setInterval(() => {
    now += 1;
    const waits = [...heartbeats.values(), ...busyConnections.values()];
    if (waits.some(since => now - since > MAX_TICKS)) onSilent();
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
