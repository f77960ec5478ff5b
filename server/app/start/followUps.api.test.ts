/** What follows an act is done though the process dies right after its answer, and though the mail server is away meanwhile. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { runQuery } from '../../testing/runQuery.js';
import { RegisterDocument } from '../../testing/account.gql.js';
import { addressOf, endSites, freshFolder, startSite } from '../../testing/startSite.js';
import { wideLimits } from '../../testing/wideLimits.js';

const PATIENCE_MS = 60_000;
const dbName = `follow_${randomBytes(6).toString('hex')}`;
const mongodbUri = String(process.env.MONGODB_URI).replace(/^(mongodb:\/\/[^/]+\/)[^?]*/, `$1${dbName}`);

/** A mail server that can be told to take nothing. */
let isBusy = true;
let offered = 0;
const taken: string[] = [];
let smtp: Server;
let mongo: Mongo;

function converse(socket: Socket): void {
  let [mail, isData] = ['', false];
  const answerTo = (line: string): string => {
    if (line.startsWith('RCPT')) offered += 1;
    if (line.startsWith('RCPT') && isBusy) return '451 try again later';
    if (line === 'DATA') return '354 go on';
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  socket.write('220 ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', chunk => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      if (isData && line !== '.') {
        mail += `${line}\n`;
        continue;
      }
      if (isData) taken.push(mail);
      isData = line === 'DATA';
      socket.write(`${answerTo(line)}\r\n`);
    }
  });
}

beforeAll(async () => {
  smtp = createServer(converse).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  mongo = await connectMongo(mongodbUri);
});
afterEach(endSites);
afterAll(async () => {
  smtp.close();
  await mongo.connection.dropDatabase();
  await mongo.close();
});

async function until(what: string, look: () => Promise<boolean> | boolean): Promise<void> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  while (!(await look())) {
    if (limit.aborted) throw new Error(`it did not happen: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

describe('a site that is killed right after its answer', () => {
  it('sends the welcome mail and writes the line of the log after its next start, each once', async () => {
    const address = smtp.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const environment = {
      DATA_DIR: freshFolder(),
      MONGODB_URI: mongodbUri,
      REDIS_URL: String(process.env.REDIS_URL),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ...wideLimits,
    };
    const first = startSite(environment);
    const input = {
      fullName: 'Nguyễn Thị Lan',
      email: `lan.${randomBytes(4).toString('hex')}@people.example`,
      password: 'hoa-nở-bên-sông',
      confirmPassword: 'hoa-nở-bên-sông',
      phone: '0987 654 321',
      dateOfBirth: '2008-03-01',
    };
    const answer = await runQuery({ url: await addressOf(first) }, RegisterDocument, { input });
    first.child.kill('SIGKILL');
    expect(answer.data).toEqual({ register: { ok: true, needsConfirmation: false, errors: [] } });
    await first.ended;

    const collection = (name: string) => mongo.connection.collection(name);
    const second = startSite(environment);
    await addressOf(second);
    await until('the mail is offered, and refused', () => offered > 0);
    expect(taken).toEqual([]);
    isBusy = false;
    await until('the mail is taken', () => taken.length > 0);
    await until(
      'nothing is left to do',
      async () =>
        (await collection('jobs').countDocuments({
          dueAt: { $gt: new Date(0) },
          name: { $nin: ['reminders.sweep', 'account.retention'] },
        })) === 0 && (await collection('users').countDocuments({ outboxLast: { $gt: '' } })) === 0,
    );
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain(input.email);
    const user = await collection('users').findOne({ email: input.email });
    const events = await collection('auditEvents').find().toArray();
    expect(events).toMatchObject([{ kind: 'REGISTERED', subjectId: user?._id }]);
    expect(second.output()).not.toContain('people.example');
  });
});
