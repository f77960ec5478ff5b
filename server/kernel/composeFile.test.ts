/** What reaches the container under `docker compose`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLE_NAMES } from './envVariables.js';

const root = join(import.meta.dirname, '..', '..');
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const site = /^ {2}site:\n((?: {4}.*\n|\n)+)/m.exec(compose)?.[1] ?? '';
const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(site)?.[1] ?? '';
/** Names and values; an empty value is taken from .env or from outside. */
const environment = new Map(
  [...block.matchAll(/^ {6}([A-Z_]+):(?: (.+))?$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('docker-compose.yml', () => {
  it('hands the container every setting that the server reads, each once, and nothing else', () => {
    expect([...environment.keys()].toSorted()).toEqual(VARIABLE_NAMES.toSorted());
    expect([...block.matchAll(/^ {6}[A-Z_]+:/gm)]).toHaveLength(environment.size);
  });

  it('decides itself where the container listens, keeps its files and has its stores: a .env of another machine does not reach them', () => {
    expect(Object.fromEntries([...environment].filter(([, value]) => value !== ''))).toEqual({
      HOST: '0.0.0.0',
      PORT: "'3000'",
      DATA_DIR: '/data',
      MONGODB_URI: 'mongodb://mongo:27017/study-abroad?replicaSet=rs0',
      REDIS_URL: 'redis://redis:6379',
      PUBLIC_URL: '${PUBLIC_URL:-http://localhost:3000}',
    });
    // A whole .env would bring what this list holds back.
    expect(site).not.toContain('env_file');
  });

  it('publishes the port for this machine alone, which is what its PUBLIC_URL says', () => {
    expect(site).toContain("- '127.0.0.1:${PORT:-3000}:3000'");
  });
});
