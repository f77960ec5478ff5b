/** What administrators entered, made ready for the rules of items, and what these cannot say of its facts. Pure. */
import { z } from 'zod';
import {
  institutionRule,
  programRule,
  scholarshipRule,
  type SourceData,
} from '../../../schema/rules/catalogue.rules.js';
import { isFutureEdition, isLaterEdition } from '../../../schema/rules/edition.rules.js';
import { flawOfText } from '../../../schema/rules/text.rules.js';
import { hashOfValue } from '../../kernel/hash.js';
import { type CatalogueError, userError } from './catalogue.errors.js';
import { type ItemMeta, META_FIELDS } from './catalogue.records.js';

/** Staff name an institution by its id, which stays when its address changes. */
const institutionId = z.string().min(1).max(60);
/** The rules of items, as loads keep them. */
export const ENTERED_RULES = {
  INSTITUTION: institutionRule,
  PROGRAM: programRule.omit({ institution: true }).extend({ institutionId }),
  SCHOLARSHIP: scholarshipRule.omit({ institution: true }).extend({ institutionId: institutionId.optional() }),
} as const;

export type Entered = Readonly<Record<string, unknown>>;
type Found = { path: string; node: Entered };

const isObject = (value: unknown): value is Entered =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True or left out. */
const MARKS = new Set(['isYearly', 'isCountryUsual', 'isListPartial', 'isForNamedProgramsOnly']);

const isLeftOut = (key: string, value: unknown): boolean =>
  value === null || value === undefined || (MARKS.has(key) && value === false);

/** The rules know no null: what is null is left out. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key, child]) => !isLeftOut(key, child));
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutNulls(child)]));
};

/** What describes a stored item. */
export const contentOf = ({ registerKey: _key, ...stored }: ItemMeta): Entered =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => !META_FIELDS.has(field)));

export const isSame = (one: unknown, other: unknown): boolean => hashOfValue(one) === hashOfValue(other);

/** The stored item with what was entered over it: left out stays, null empties. */
export const mergedWith = (stored: Entered, entered: Entered): Record<string, unknown> => {
  const changes = Object.entries(entered).filter(([, value]) => value !== undefined);
  const merged = { ...stored, ...Object.fromEntries(changes) };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([field, value]) => (isLeftOut(field, value) ? [] : [[field, withoutNulls(value)]])),
  );
};

const joined = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

/** Every object that names a source: facts, deadlines within them, and a scholarship itself. */
function* sourcedIn(node: unknown, path = ''): Generator<Found> {
  if (Array.isArray(node)) for (const [index, child] of node.entries()) yield* sourcedIn(child, joined(path, index));
  if (!isObject(node)) return;
  if (typeof node.source === 'string') yield { path, node };
  for (const [key, child] of Object.entries(node)) yield* sourcedIn(child, joined(path, key));
}

function* hiddenSignsIn(node: unknown, path = ''): Generator<CatalogueError> {
  if (typeof node === 'string' && flawOfText(node) === 'HIDDEN_SIGNS') yield userError('HIDDEN_SIGNS', path);
  if (typeof node !== 'object' || node === null || node instanceof Date) return;
  for (const [key, child] of Object.entries(node)) yield* hiddenSignsIn(child, joined(path, key));
}

export const sourceIdsIn = (entered: Entered): string[] => [
  ...new Set([...sourcedIn(entered)].map(({ node }) => String(node.source))),
];

const errorOfFact = (
  { path, node: { source, asOf, checkedOn } }: Found,
  sources: ReadonlyMap<string, Pick<SourceData, 'asOf'>>,
  today: string,
): CatalogueError | null => {
  const found = sources.get(String(source));
  if (!found) return userError('UNKNOWN_SOURCE', joined(path, 'source'));
  if (asOf === undefined) return userError('REQUIRED', joined(path, 'asOf'));
  if (typeof asOf === 'string' && isFutureEdition(asOf, today)) return userError('IN_THE_FUTURE', joined(path, 'asOf'));
  if (typeof asOf === 'string' && found.asOf && isLaterEdition(asOf, found.asOf))
    return userError('NEWER_THAN_SOURCE', joined(path, 'asOf'));
  if (typeof checkedOn === 'string' && checkedOn > today) return userError('IN_THE_FUTURE', joined(path, 'checkedOn'));
  return null;
};

/** A mistake of each fact that was entered, and every text with signs that nobody sees. */
export const enteredErrorsOf = (
  entered: Entered,
  sources: ReadonlyMap<string, Pick<SourceData, 'asOf'>>,
  today: string,
): CatalogueError[] => [
  ...[...sourcedIn(entered)].flatMap(fact => errorOfFact(fact, sources, today) ?? []),
  ...hiddenSignsIn(entered),
];
