import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { type ConsentsService, createConsentsService } from './account.consents.js';
import { createWorld, DAO, type World } from './account.fixtures.js';

let world: World;
let service: ConsentsService;
let id: string;

beforeEach(async () => {
  world = createWorld();
  service = createConsentsService({ users: world.users, ...world.ports });
  id = await world.enrol(DAO);
});

const decide = (
  purpose: 'ADVICE_CONTACT' | 'MARKETING',
  isGiven: boolean,
  textVersion: string = CONSENT_TEXT_VERSION,
) => service.set(id, { purpose, isGiven, textVersion, language: 'EN' }, 'PROFILE');

it('nothing is agreed to by silence', async () => {
  expect(world.rows.get(id)?.consents).toEqual([]);
});

it('each purpose is decided for itself; the latest holds and all are kept', async () => {
  await decide('MARKETING', true);
  await decide('ADVICE_CONTACT', true);
  const { consents } = await decide('MARKETING', false);
  expect(consents.map(({ purpose, isGiven }) => `${purpose} ${isGiven}`)).toEqual([
    'ADVICE_CONTACT true',
    'MARKETING false',
  ]);
  expect(world.rows.get(id)?.consents).toHaveLength(3);
  expect(world.rows.get(id)?.consents[0]).toEqual({
    purpose: 'MARKETING',
    isGiven: true,
    textVersion: CONSENT_TEXT_VERSION,
    language: 'EN',
    at: world.time.now,
    channel: 'PROFILE',
  });
  expect(world.events.map(({ detail }) => detail)).toEqual([
    'MARKETING GIVEN',
    'ADVICE_CONTACT GIVEN',
    'MARKETING WITHDRAWN',
  ]);
});

it('the same decision again is not another one', async () => {
  await decide('MARKETING', true);
  await decide('MARKETING', true);
  expect(world.rows.get(id)?.consents).toHaveLength(1);
});

it('an old text cannot be agreed to, but what was agreed to under it can be taken back', async () => {
  expect((await decide('MARKETING', true, '2020-01-01')).errors).toEqual([
    { code: 'OUTDATED_TEXT', field: 'textVersion' },
  ]);
  expect((await decide('MARKETING', false, 'any text at all')).errors).toEqual([
    { code: 'OUTDATED_TEXT', field: 'textVersion' },
  ]);
  expect((await decide('MARKETING', false, '2020-01-01')).errors).toEqual([]);
});
