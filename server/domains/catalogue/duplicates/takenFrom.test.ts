/** A merge loses no fact: an entry that knows nothing takes every fact of the one that goes into it, whatever is added to the rule. */
import { ENTERED_RULES } from '../catalogue.entered.js';
import type { ProgramRecord } from '../catalogue.records.js';
import { takenFrom } from './takenFrom.js';

/** These say which entry it is, and stay as they are. Every other field of the rule is taken. */
const STAYS = {
  INSTITUTION: ['slug', 'name', 'destination', 'city', 'type'],
  PROGRAM: ['slug', 'institutionId', 'title', 'level', 'award', 'field', 'campusCity', 'languages'],
} as const;
type Kind = keyof typeof STAYS;
const KINDS = Object.keys(STAYS) as Kind[];

const takenFields = (kind: Kind): string[] =>
  Object.keys(ENTERED_RULES[kind].shape).filter(field => !(STAYS[kind] as readonly string[]).includes(field));
const namesOf = (kind: Kind, name: string) => ({
  slug: name,
  formerSlugs: [`${name}-before`],
  ...(kind === 'INSTITUTION' ? { name, aliases: [`${name} alias`] } : {}),
});
/** The names, and each other field with a value that tells whose it is. */
const recordOf = (kind: Kind, name: string, fields: readonly string[]): ProgramRecord => ({
  ...Object.fromEntries(fields.map(field => [field, [{ value: `${field} of ${name}` }]])),
  ...(namesOf(kind, name) as unknown as ProgramRecord),
});

it.each(KINDS)('%s: what lacks all facts takes all of them, and nothing that says which entry it is', kind => {
  const kept = recordOf(kind, 'kept', []);
  const merged = recordOf(kind, 'merged', Object.keys(ENTERED_RULES[kind].shape));
  const { set, facts } = takenFrom(kind, kept, merged);
  const { absorbedSlugs, ...ofTheRule } = set;
  expect(absorbedSlugs).toEqual(['merged', 'merged-before']);
  expect(Object.keys(ofTheRule).toSorted()).toEqual(takenFields(kind).toSorted());
  const beside = ['aliases', 'formerSlugs'];
  for (const field of takenFields(kind).filter(name => !beside.includes(name))) {
    expect(set[field]).toEqual([{ value: `${field} of merged` }]);
    expect(facts.some(name => name.split('.')[0] === field)).toBe(true);
  }
});

it.each(KINDS)('%s: what has a fact keeps it', kind => {
  const kept = recordOf(kind, 'kept', ['website', 'outcomes', 'diplomaEntries']);
  const merged = recordOf(kind, 'merged', ['website', 'outcomes', 'diplomaEntries']);
  expect(Object.keys(takenFrom(kind, kept, merged).set)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(website|outcomes|diplomaEntries)$/)]),
  );
});
