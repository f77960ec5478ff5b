import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChangesOf, newsSince, unlistedChanges } from './schemaChanges.mjs';

const projectRoot = join(__dirname, '..', '..');
const printed = readFileSync(join(projectRoot, 'schema/printed.graphql'), 'utf8');

const RELEASED = `
  type Query { program(slug: String!): Program, programs(first: Int): [Program!]! }
  type Program { title: String!, level: Level!, fee: Int }
  enum Level { UNDERGRADUATE GRADUATE }
`;
const BROKEN = `
  type Query { program(slug: String!, year: Int!): Program, programs(first: Int): [Program!]! }
  type Program { title: String, level: Level! }
  enum Level { GRADUATE POSTGRADUATE }
`;
const BROKEN_BY = [
  'A required arg year on Query.program was added.',
  'Program.title changed type from String! to String.',
  'Program.fee was removed.',
  'UNDERGRADUATE was removed from enum type Level.',
];

describe('breaking changes of the graph', () => {
  it('are what takes something away from clients, or asks more of them', () => {
    expect(breakingChangesOf(RELEASED, BROKEN).toSorted()).toEqual(BROKEN_BY.toSorted());
  });

  it('are not what is added', () => {
    const added = RELEASED.replace('fee: Int', 'fee: Int, city: String').replace('GRADUATE }', 'GRADUATE DIPLOMA }');
    expect(breakingChangesOf(RELEASED, `${added} extend type Query { city: String }`)).toEqual([]);
  });

  it('are seen in the graph of the product itself', () => {
    const broken = printed.replace('  searchPrograms(', '  findPrograms(');
    expect(breakingChangesOf(printed, broken)).toEqual(['Query.searchPrograms was removed.']);
  });

  it('count as told only above the heading of the release, word for word', () => {
    const changelog =
      '# Changelog\n\n## 2.0.0\n\n- `Program.fee was removed.` Use fees.\n\n## 1.0.0\n\n- `Query.old was removed.`\n';
    const news = newsSince('1.0.0', changelog) ?? '';
    expect(unlistedChanges(['Program.fee was removed.', 'Query.old was removed.', 'Program.fee'], news)).toEqual([
      'Query.old was removed.',
      'Program.fee',
    ]);
    expect(newsSince('0.9.0', changelog)).toBeNull();
  });
});

describe('the check of the schema', () => {
  let root: string;
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const check = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'checkSchema.mjs')], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'schema-check-'));
    mkdirSync(join(root, 'schema/released'), { recursive: true });
    write('schema/released/1.0.0.graphql', RELEASED);
    write('schema/printed.graphql', BROKEN);
    write('CHANGELOG.md', '# Changelog\n\n## 2.0.0\n\n- News.\n\n## 1.0.0\n');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('fails and names each breaking change that the changelog does not list', () => {
    const { status, stderr } = check();
    expect(status).toBe(1);
    for (const change of BROKEN_BY) expect(stderr).toContain(`- \`${change}\``);
  });

  it('passes once what it printed stands in the changelog', () => {
    const listed = check().stderr.split('\n').slice(1).join('\n');
    write('CHANGELOG.md', `# Changelog\n\n## 2.0.0\n\n${listed}\n## 1.0.0\n`);
    expect(check()).toEqual({
      status: 0,
      stdout: '4 breaking changes since 1.0.0, all in the changelog.\n',
      stderr: '',
    });
  });

  it('passes when nothing breaks, and refuses to guess which release is the last', () => {
    write('schema/printed.graphql', RELEASED);
    expect(check()).toMatchObject({ status: 0, stdout: '0 breaking changes since 1.0.0.\n' });
    write('schema/released/0.9.0.graphql', RELEASED);
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('0.9.0.graphql, 1.0.0.graphql') });
  });
});
