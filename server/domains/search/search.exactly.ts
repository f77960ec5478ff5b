/** What a text says exactly, though its limits let through what is near it as well: the award that `diploma` names among all below a degree, 18 months among 13 to 18. */
import { optionsOf, optionsWithin, type Filter } from './query/filters.js';
import type { NAMED_TITLES } from './build/titleAwards.js';
import { parseQueryText } from './text/queryText.js';
import { meaningOf, type Term } from './text/terms.js';
import { says } from './understanding/classPhrases.js';
import type { Limit } from './understanding/limits.js';
import { lengthSaid } from './understanding/saidLimits.js';
import type { Understanding } from './understanding/understand.js';

const ofAward = (...options: string[]): Filter => optionsOf('AWARD', ...options);
const titled = (option: (typeof NAMED_TITLES)[number]): Filter => optionsWithin('AWARD', 'NAMED_AWARD', option);

const DIPLOMA = ofAward('DIPLOMA');
/** Who says `diploma` means one for school leavers before one for graduates. */
const FIRST_DIPLOMAS = ofAward('CERTIFICATE', 'DIPLOMA', 'ASSOCIATE');
const CERTIFICATE = ofAward('CERTIFICATE');
const CERTIFICATES = meaningOf(parseQueryText('certificate').terms);

/** Words for an award, the longer first, and what they mean above all among the awards that their limit lets through. */
const NAMES: readonly (readonly [marker: string, meant: readonly Filter[]])[] = [
  ['graduateDiploma', [titled('GRADUATE_DIPLOMA')]],
  ['graduateCertificate', [titled('GRADUATE_CERTIFICATE')]],
  ['advancedDiploma', [titled('ADVANCED_DIPLOMA'), DIPLOMA]],
  ['diploma', [DIPLOMA, FIRST_DIPLOMAS]],
];
const BELOW_DEGREES: ReadonlySet<string> = new Set(['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE']);

type Item = Understanding['items'][number];

const isNamed = ({ limit }: Item): boolean =>
  limit.kind === 'AWARD' && !limit.isOthers && limit.awards.every(award => BELOW_DEGREES.has(award));
const namedBy = (item: Item): readonly Filter[] => NAMES.find(([marker]) => says(item.text, marker))?.[1] ?? [];

function ofLength(limit: Limit): Filter[] {
  const length = limit.kind === 'DURATION' ? lengthSaid(limit) : null;
  if (limit.kind !== 'DURATION' || length === null) return [];
  const bounds = { min: length, max: limit.max };
  return [{ kind: 'range', facet: 'DURATION', range: 'DURATION', bounds, includeUnknown: false }];
}

/** The weightiest first; each comes before what lacks it, among equal points. */
export function exactlySaid(items: Understanding['items'], terms: readonly Term[]): Filter[] {
  const [level, ...others] = items.filter(({ limit }) => limit.kind === 'AWARD');
  const isCertificate = terms.some(({ meaning }) => meaning === CERTIFICATES);
  return [
    ...(level && others.length === 0 && isNamed(level) ? namedBy(level) : []),
    ...(isCertificate && !level ? [CERTIFICATE] : []),
    ...items.flatMap(({ limit }) => ofLength(limit)),
  ];
}
