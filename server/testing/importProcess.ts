/**
 * A process that imports an edition of CRICOS, for tests that end processes. Its arguments: database, folder of the register, the time that it is, and how
 * often it writes before it kills itself, 0 for never. It prints each command by which it writes, as `update programs`.
 */
import { createCatalogue, findAdapter, finishLater } from '../domains/catalogue/index.js';
import { createJobs } from '../kernel/jobs/createJobs.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

const [dbName = '', path = '', time = '', deathAt = '0'] = process.argv.slice(2);
const { connection, close } = await connectMongo(String(process.env.MONGODB_URI), { dbName, monitorCommands: true });
const clock = () => new Date(time);
const catalogue = createCatalogue({ connection, clock });
const jobs = createJobs({ connection, clock, logger: createLogger({ logLevel: 'silent' }) });
const adapter = findAdapter('cricos', path);
if (!adapter) throw new Error('There is no adapter cricos.');

const writes: string[] = [];
connection.getClient().on('commandStarted', ({ commandName, command }) => {
  if (!WRITES.has(commandName)) return;
  writes.push(`${commandName} ${String(command[commandName])}`);
  // Before the command is sent: what was written before is all that there is.
  if (writes.length === Number(deathAt)) process.kill(process.pid, 'SIGKILL');
});
await catalogue.importRegister(adapter, { path, isAlone: true }, finishLater(jobs.enqueue));
console.log(writes.join('\n'));
await close();
