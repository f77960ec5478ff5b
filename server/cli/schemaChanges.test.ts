import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  breakingChangesOf,
  hastyDeprecations,
  newsSince,
  undatedDeprecations,
  unlistedChanges,
} from './schemaChanges.mjs';

const projectRoot = join(import.meta.dirname, '..', '..');
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
  'Program.fee was removed without having been deprecated.',
  'UNDERGRADUATE was removed from enum type Level without having been deprecated.',
];

const TODAY = '2027-01-15';
/** The day from which the deprecations of the next release count (docs/decisions/0017). */
const ANNOUNCED_ON = '2026-11-24';
const releasedFolder = join(projectRoot, 'schema/released');
const ofLastRelease = readFileSync(join(releasedFolder, readdirSync(releasedFolder)[0] ?? ''), 'utf8');

describe('breaking changes of the graph', () => {
  it('are what takes something away from clients, or asks more of them', () => {
    expect(breakingChangesOf(RELEASED, BROKEN, TODAY).toSorted()).toEqual(BROKEN_BY.toSorted());
  });

  it('are not what is added', () => {
    const added = RELEASED.replace('fee: Int', 'fee: Int, city: String').replace('GRADUATE }', 'GRADUATE DIPLOMA }');
    expect(breakingChangesOf(RELEASED, `${added} extend type Query { city: String }`, TODAY)).toEqual([]);
  });

  it('are seen in the graph of the product itself', () => {
    const broken = printed.replace('  searchPrograms(', '  findPrograms(');
    expect(breakingChangesOf(printed, broken, TODAY)).toEqual([
      'Query.searchPrograms was removed without having been deprecated.',
    ]);
  });

  describe('of who may call', () => {
    const DIRECTIVES = `
      directive @auth(requires: Role! = STUDENT) on FIELD_DEFINITION
      directive @public on FIELD_DEFINITION
      directive @withoutConsent(because: String!) on FIELD_DEFINITION
      directive @personal on INPUT_FIELD_DEFINITION
      directive @token(rights: [Right!]!) on FIELD_DEFINITION
      enum Role { STUDENT ADVISOR ADMIN }
      enum Right { LEADS_READ JOBS }
    `;
    const changes = (before: string, after: string) =>
      breakingChangesOf(DIRECTIVES + before, DIRECTIVES + after, TODAY);

    it('are a session where there was none, and a higher role', () => {
      expect(
        changes(
          'type Query { advisors: Int @public, leads: Int @auth(requires: ADVISOR), mine: Int @auth }',
          'type Query { advisors: Int @auth, leads: Int @auth(requires: ADMIN), mine: Int @auth(requires: ADVISOR) }',
        ),
      ).toEqual([
        'Query.advisors needs STUDENT and was open to everybody.',
        'Query.leads needs ADMIN and was open to ADVISOR.',
        'Query.mine needs ADVISOR and was open to STUDENT.',
      ]);
    });

    it('are a role for a field below the root', () => {
      expect(
        changes(
          'type Query { lead: Lead @public } type Lead { email: String }',
          'type Query { lead: Lead @public } type Lead { email: String @auth(requires: ADVISOR) }',
        ),
      ).toEqual(['Lead.email needs ADVISOR and was open to everybody.']);
    });

    it('are the consent of a guardian that was not needed', () => {
      expect(
        changes(
          'type Query { a: Int } input I { gpa: Int } type Mutation { save(input: I): Int @auth @withoutConsent(because: "Plans.") }',
          'type Query { a: Int } input I { gpa: Int @personal } type Mutation { save(input: I): Int @auth }',
        ),
      ).toEqual([
        'Mutation.save waits for the consent of a guardian and did not.',
        'I.gpa waits for the consent of a guardian and did not.',
      ]);
    });

    it('are a right of service tokens that opens a field no longer', () => {
      expect(
        changes(
          'type Query { leads: Int @auth(requires: ADVISOR) @token(rights: [LEADS_READ, JOBS]) }',
          'type Query { leads: Int @auth(requires: ADVISOR) @token(rights: [JOBS]) }',
        ),
      ).toEqual(['Query.leads is closed to service tokens with LEADS_READ and was open.']);
    });

    it('are not a session that is needed no longer, nor a right more', () => {
      expect(
        changes(
          'type Query { leads: Int @auth(requires: ADMIN), mine: Int @auth }',
          'type Query { leads: Int @auth(requires: ADVISOR) @token(rights: [LEADS_READ]), mine: Int @public }',
        ),
      ).toEqual([]);
    });

    it('are seen in the graph of the product itself', () => {
      const narrowed = printed.replace(
        /^( {2}operator: Operator!) @public\(maxAge: 300\)$/m,
        '$1 @auth(requires: ADMIN)',
      );
      expect(breakingChangesOf(printed, narrowed, TODAY)).toEqual([
        'Query.operator needs ADMIN and was open to everybody.',
      ]);
    });
  });

  describe('of what is meant by what is left out', () => {
    it('are another default of an argument or of a field of an input, and a default that is gone', () => {
      expect(
        breakingChangesOf(
          'type Query { list(size: Int = 20, open: Boolean = true, page: Page): Int } input Page { number: Int! = 1, size: Int = 20 }',
          'type Query { list(size: Int = 50, open: Boolean, page: Page): Int } input Page { number: Int! = 2, size: Int }',
          TODAY,
        ),
      ).toEqual([
        'Query.list arg size has changed defaultValue from 20 to 50.',
        'Query.list arg open defaultValue was removed.',
        'Page.number has changed its default from 1 to 2.',
        'Page.size lost its default, 20.',
      ]);
    });

    it('are not the first default of something optional, nor one that stays', () => {
      expect(
        breakingChangesOf(
          'type Query { list(size: Int, page: Page = { number: 3 }): Int } input Page { number: Int = 1, size: Int }',
          'type Query { list(size: Int = 20, page: Page = { number: 3 }): Int } input Page { number: Int = 1, size: Int }',
          TODAY,
        ),
      ).toEqual([]);
    });
  });

  describe('by removal', () => {
    const released = (reason: string) => `
      type Query { keep(old: Int @deprecated(reason: "${reason}")): Int, old: Int @deprecated(reason: "${reason}") }
      enum Level { KEPT OLD @deprecated(reason: "${reason}") }
      input I { kept: Int, old: Int @deprecated(reason: "${reason}") }
    `;
    const AFTER = 'type Query { keep: Int } enum Level { KEPT } input I { kept: Int }';
    const removed = (reason: string, today: string): string[] =>
      breakingChangesOf(released(reason), AFTER, today).toSorted();
    const each = (ending: string): string[] =>
      [
        `I.old was removed${ending}`,
        `OLD was removed from enum type Level${ending}`,
        `Query.keep arg old was removed${ending}`,
        `Query.old was removed${ending}`,
      ].toSorted();

    it('tell of a day that had not come yet', () => {
      expect(removed('Use keep. Removed on 2027-06-01.', '2027-05-31')).toEqual(each(' before its day, 2027-06-01.'));
    });

    it('are told apart once the day has come', () => {
      expect(removed('Use keep. Removed on 2027-06-01.', '2027-06-01')).toEqual(each('.'));
    });

    it('tell of a deprecation that named no day', () => {
      expect(removed('Use keep.', '2030-01-01')).toEqual(each(' although no day of its removal was named.'));
    });
  });

  it('begin with a deprecation whose reason names no day of removal: it is not accepted', () => {
    const schema = `
      type Query { dated: Int @deprecated(reason: "Removed on 2027-06-01."), bare: Int @deprecated(reason: "Use it no more."), f(a: Int @deprecated(reason: "No.")): Int }
      enum Level { OLD @deprecated }
      input I { old: Int @deprecated(reason: "No.") }
    `;
    expect(undatedDeprecations(schema).toSorted()).toEqual(
      ['I.old', 'Level.OLD', 'Query.bare', 'Query.f(a)'].map(name => `${name} is deprecated without a day of removal.`),
    );
    expect(undatedDeprecations(printed)).toEqual([]);
  });

  it('leave clients 180 days from the release that announces them', () => {
    const now = RELEASED.replace(
      'fee: Int }',
      'fee: Int @deprecated(reason: "Use fees. Removed on 2027-06-01."), fees: Int }',
    );
    expect(hastyDeprecations(RELEASED, now, '2026-12-03')).toEqual([]);
    expect(hastyDeprecations(RELEASED, now, '2026-12-04')).toEqual([
      'Program.fee is to go on 2027-06-01, 179 days after 2026-12-04.',
    ]);
    // What the last release announced has had its days.
    expect(hastyDeprecations(now, now, '2027-05-31')).toEqual([]);
    expect(hastyDeprecations(ofLastRelease, printed, ANNOUNCED_ON)).toEqual([]);
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
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'checkSchema.mjs')], {
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

  it('fails for a deprecation without a day of removal', () => {
    write('schema/printed.graphql', RELEASED.replace('fee: Int', 'fee: Int @deprecated(reason: "Use fees.")'));
    expect(check()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Program.fee is deprecated without a day of removal.'),
    });
  });

  it('passes when nothing breaks, and refuses to guess which release is the last', () => {
    write('schema/printed.graphql', RELEASED);
    expect(check()).toMatchObject({ status: 0, stdout: '0 breaking changes since 1.0.0.\n' });
    write('schema/released/0.9.0.graphql', RELEASED);
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('0.9.0.graphql, 1.0.0.graphql') });
  });
});
