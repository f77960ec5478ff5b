/** Of somebody under 16 nothing is stored before a guardian has agreed: every mutation is called as such a person, with consent, and as an adult. */
import { type ConstDirectiveNode, Kind, parse } from 'graphql';
import { CONSENT_TEXT_VERSION } from '../../schema/rules/account.values.js';
import { ASSESSMENT_CONSENT_VERSION } from '../../schema/rules/assessments.values.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { ENDING, operationOf } from '../testing/rootOperations.js';
import { codesOf, type GraphAnswer, type Question } from '../testing/runQuery.js';
import { UpdateProfileDocument } from '../testing/account.gql.js';
import { SaveAnswerDocument } from '../testing/assessments.gql.js';
import { SaveGradesDocument } from '../testing/grades.gql.js';
import { type Person, runQueryAs, signIn } from '../testing/signIn.js';
import { readTypeDefs } from './graphql/buildSchema.js';
import {
  ConsentFirstQuestionsDocument,
  ConsentGivenDocument,
  ConsentStrengthDocument,
} from './guardianConsent.api.gql.js';

type Said = { mutations: Map<string, { isFree: boolean; input: string | null }>; personal: Map<string, string[]> };

const has = (directives: readonly ConstDirectiveNode[] | undefined, name: string): boolean =>
  Boolean(directives?.some(directive => directive.name.value === name));

/** Read from the text of the SDL, not from the schema that serves. Mutations for staff are about others, and left out. */
function readSaid(): Said {
  const said: Said = { mutations: new Map(), personal: new Map() };
  for (const definition of readTypeDefs().flatMap(text => parse(text).definitions)) {
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      const marked = definition.fields?.filter(({ directives }) => has(directives, 'personal')) ?? [];
      said.personal.set(
        definition.name.value,
        marked.map(({ name }) => name.value),
      );
    }
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION || definition.name.value !== 'Mutation') continue;
    for (const { name, directives, arguments: inputs } of definition.fields ?? []) {
      if (directives?.some(directive => directive.name.value === 'auth' && directive.arguments?.length)) continue;
      const input = JSON.stringify(inputs?.[0]?.type ?? null);
      said.mutations.set(name.value, {
        isFree: has(directives, 'withoutConsent'),
        input: /"value":"(\w+Input)"/.exec(input)?.[1] ?? null,
      });
    }
  }
  return said;
}
const SAID = readSaid();

type Call = { name: string; operation: string; needsConsent: boolean };

/** Each mutation with what it requires, and once more with each of its personal fields. */
function callsOf({ schema }: TestApp): Call[] {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return [...SAID.mutations].flatMap(([name, { isFree, input }]) => {
    const field = fields[name];
    if (!field) throw new Error(`There is no mutation ${name}.`);
    const payload = JSON.stringify(schema.getType(String(field.type).replace(/\W/g, ''))?.astNode ?? null);
    const selected = payload.includes('"value":"errors"') ? 'errors { code }' : '__typename';
    const personal = (input === null ? [] : SAID.personal.get(input)) ?? [];
    const plain = operationOf('mutation', field, { selected });
    const isPersonal = personal.some(key => new RegExp(`\\b${key}: (?!null)`).test(plain));
    return [
      { name, operation: plain, needsConsent: !isFree || isPersonal },
      ...personal.map(filled => ({
        name,
        operation: operationOf('mutation', field, { selected, filled }),
        needsConsent: true,
      })),
    ];
  });
}

const isRefused = (answer: GraphAnswer<unknown>): boolean =>
  codesOf(answer).includes('FORBIDDEN') || JSON.stringify(answer.data ?? null).includes('"GUARDIAN_CONSENT_');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const young = (): Promise<Person> => signIn(app, { dateOfBirth: `${app.clock().getUTCFullYear() - 15}-01-01` });

/** Somebody of 14 or 15 whose guardian has agreed. */
async function agreed(): Promise<Person> {
  const person = await young();
  const users = app.mongo.connection.collection<{ _id: string }>('users');
  await users.updateOne({ _id: person.id }, { $set: { 'guardianConsent.givenAt': app.clock() } });
  return person;
}

/** Collections that are written to meanwhile; workers claim and finish jobs all the time. */
async function writesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const written = new Set<string>();
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }): void => {
    if (!/^(insert|update|delete|findAndModify)$/.test(commandName)) return;
    const collection = String(command[commandName]);
    if (collection !== 'jobs' || commandName === 'insert') written.add(collection);
  };
  await app.services.idle();
  const client = app.mongo.connection.getClient();
  client.on('commandStarted', note);
  await work();
  await app.services.idle();
  client.off('commandStarted', note);
  return [...written];
}

describe('a walk over all mutations that are not for staff alone', () => {
  it('finds some that need consent, some that do not, and personal fields', () => {
    const free = [...SAID.mutations.values()].filter(({ isFree }) => isFree).length;
    expect([free > 10, SAID.mutations.size - free > 5, SAID.personal.get('UpdateProfileInput')]).toEqual([
      true,
      true,
      ['gpa', 'englishCert'],
    ]);
  });

  it('is refused to somebody under 16 where consent is needed, and nothing is stored', async () => {
    const person = await young();
    for (const { name, operation, needsConsent } of callsOf(app)) {
      const sender = ENDING.has(`mutation.${name}`) ? await young() : person;
      let answer: GraphAnswer | undefined;
      const written = await writesDuring(async () => {
        answer = await runQueryAs(sender, operation);
      });
      expect({
        operation,
        isRefused: answer && isRefused(answer),
        storedWithoutConsent: needsConsent ? written : [],
      }).toEqual({ operation, isRefused: needsConsent, storedWithoutConsent: [] });
    }
  });

  it.each([
    ['whose guardian has agreed', agreed],
    ['who is an adult', () => signIn(app)],
  ])('is refused to nobody %s', async (_who, create) => {
    const person = await create();
    for (const { name, operation } of callsOf(app)) {
      const answer = await runQueryAs(ENDING.has(`mutation.${name}`) ? await create() : person, operation);
      expect({ operation, isRefused: isRefused(answer) }).toEqual({ operation, isRefused: false });
    }
  });
});

const key = 'consent-0001';
const STORED: [string, Question<unknown>, object, string][] = [
  ['marks', SaveGradesDocument, { schoolName: 'THPT Chu Văn An', years: [] }, 'gradebooks'],
  ['an average in the profile', UpdateProfileDocument, { gpa: { value: 8.5, scale: 'TEN' } }, 'users'],
  [
    'an English certificate in the profile',
    UpdateProfileDocument,
    { englishCert: { test: 'IELTS', overall: 6.5 } },
    'users',
  ],
  [
    'an English certificate in the first questions',
    ConsentFirstQuestionsDocument,
    {
      currentSchoolOrCompany: 'THPT Chu Văn An',
      currentLevel: 'UPPER_SECONDARY',
      studyLevelWanted: 'BACHELOR',
      preferredCountries: ['AU'],
      englishCert: { test: 'IELTS', overall: 6.5 },
    },
    'users',
  ],
  [
    'a consent to what the site asks for itself',
    ConsentGivenDocument,
    { purpose: 'MARKETING', isGiven: true, textVersion: CONSENT_TEXT_VERSION, language: 'VI' },
    'users',
  ],
  [
    'an answer of a test',
    SaveAnswerDocument,
    {
      assessmentId: 'career-riasec',
      question: 1,
      choices: [4],
      consent: { version: ASSESSMENT_CONSENT_VERSION, language: 'VI' },
    },
    'assessmentattempts',
  ],
  [
    'a message with the band of the average',
    ConsentStrengthDocument,
    {
      fullName: 'Trần Nam',
      phone: '0912 345 678',
      email: 'nam@people.example',
      address: 'Hà Nội',
      studyYear: '10',
      gpaBand: 'G8',
      consent: { adviceContact: true, textVersion: CONSENT_TEXT_VERSION },
      language: 'VI',
      idempotencyKey: key,
    },
    'leads',
  ],
];

describe('of somebody under 16', () => {
  it.each(STORED)('%s: stored only after a guardian has agreed', async (_what, mutation, input, collection) => {
    const send = async (person: Person) => {
      let answer: GraphAnswer<unknown> | undefined;
      const written = await writesDuring(async () => {
        answer = await runQueryAs(person, mutation, { input });
      });
      return { written, isRefused: answer && isRefused(answer), answer: answer?.data ?? null };
    };
    expect(await send(await young())).toMatchObject({ written: [], isRefused: true });
    const after = await send(await agreed());
    expect(after).toMatchObject({ isRefused: false, written: expect.arrayContaining([collection]) });
    expect(JSON.stringify(after.answer)).toContain('"errors":[]');
  });

  it('school, plans and what takes away need nobody: the account stays usable', async () => {
    const person = await young();
    const changes: [Question<unknown>, object, object][] = [
      [
        UpdateProfileDocument,
        { majorAbroad: 'Luật', language: 'EN', gpa: null },
        { updateProfile: { profile: { majorAbroad: 'Luật', updatedAt: expect.any(String) }, errors: [] } },
      ],
      [
        ConsentGivenDocument,
        { purpose: 'MARKETING', isGiven: false, textVersion: CONSENT_TEXT_VERSION, language: 'VI' },
        { setConsent: { errors: [] } },
      ],
    ];
    for (const [mutation, input, answer] of changes)
      expect((await runQueryAs(person, mutation, { input })).data).toEqual(answer);
  });
});
