import { groupOf } from './phrases.js';
import { BROADER_SUBJECTS, FIELDS_OF_SUBJECTS, HOME_FIELDS, WHOLE_DEGREES } from './vocabulary/broaderSubjects.js';
import { KIN_NEARBY, KINDRED } from './vocabulary/kindred.js';
import { NEIGHBOURS } from './vocabulary/neighbours.js';

describe.each([
  ['broader subjects', BROADER_SUBJECTS],
  ['fields of subjects', FIELDS_OF_SUBJECTS],
  ['whole degrees', WHOLE_DEGREES],
  ['neighbours', NEIGHBOURS],
  ['kindred subjects', KINDRED],
  ['kin nearby', KIN_NEARBY],
] as const)('%s', (_, pairs) => {
  it('are phrases of the vocabulary', () => {
    const names = pairs.flatMap(([subject, others, further = []]) => [subject, others, further].flat());
    expect(names.filter(name => groupOf(name) === null)).toEqual([]);
  });

  it('stand once for each subject', () => {
    const subjects = pairs.map(([subject]) => groupOf(subject));
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

it('fields of names are those of a phrase each', () =>
  expect(HOME_FIELDS.filter(([subject]) => groupOf(subject) === null)).toEqual([]));
