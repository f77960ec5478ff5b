/** At which level something is, and how far from the one that an answer lets go of. */
import { PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { docsWith } from '../build/attributeLookup.js';
import { hasBit, type Bits } from '../build/bitset.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { Filter, OptionsFilter } from './filters.js';

/** Levels of profiles by award; what stands between two of them belongs to the lower one. */
const LEVEL_OF_AWARD: Readonly<Record<string, (typeof PROFILE_LEVELS)[number]>> = {
  CERTIFICATE: 'DIPLOMA',
  DIPLOMA: 'DIPLOMA',
  ASSOCIATE: 'DIPLOMA',
  BACHELOR: 'BACHELOR',
  GRADUATE_CERTIFICATE: 'MASTER',
  MASTER: 'MASTER',
  DOCTORATE: 'PHD',
};

/** An answer that is near asks of every document that it finds. */
const ofGraduatesOnce = onceAnIndex<KindIndex, 'GRADUATE_CERTIFICATE', Bits>();

/** The level that a document is open to: a graduate certificate is for those who have a first degree, though it is called a certificate. */
export function levelOf(index: KindIndex): (doc: number) => number {
  const ofGraduates = ofGraduatesOnce(index, 'GRADUATE_CERTIFICATE', () =>
    docsWith(index, 'AWARD', ['GRADUATE_CERTIFICATE']),
  );
  const level = PROFILE_LEVELS.indexOf(LEVEL_OF_AWARD.GRADUATE_CERTIFICATE as (typeof PROFILE_LEVELS)[number]);
  return doc => (hasBit(ofGraduates, doc) ? level : (index.awardOf[doc] as number));
}

/** The awards that are meant by a filter. Who says `diploma`, or a community college, means one for school leavers before one for graduates. */
function awardsMeant({ attribute, options }: OptionsFilter): readonly string[] {
  if (attribute === 'INSTITUTION_TYPE') return options.includes('COLLEGE') ? ['DIPLOMA'] : [];
  if (attribute !== 'AWARD') return [];
  return options.includes('DIPLOMA') ? options.filter(award => award !== 'GRADUATE_CERTIFICATE') : options;
}

/** Their levels, as numbers of the levels of profiles. */
const levelsOf = (awards: readonly string[]): number[] =>
  awards.map(award => PROFILE_LEVELS.indexOf(LEVEL_OF_AWARD[award] ?? 'DIPLOMA'));
export const levelsMeant = (filter: OptionsFilter): number[] => levelsOf(awardsMeant(filter));

/** How many levels an answer that lets go of one begins away from it: one with a bachelor's degree for a master's, two with one for a doctorate. */
export function levelsAway(index: KindIndex, dropped: readonly Filter[], first: number): number {
  const filter = dropped.find(one => one.kind === 'options' && one.attribute === 'AWARD');
  if (filter?.kind !== 'options' || index.awardOf.length === 0) return 0;
  const levels = levelsMeant(filter);
  const own = levelOf(index)(first);
  const away = Math.min(...levels.map(level => Math.abs(level - own)), PROFILE_LEVELS.length);
  // Both are for school leavers: a bachelor's degree in the place is as near as a diploma elsewhere.
  return levels.every(level => level === 0) ? Math.max(away - 1, 0) : away;
}

export const FIRST_DEGREE = PROFILE_LEVELS.indexOf('BACHELOR');

/** Whether nobody begins with it who comes from school. */
export function isForGraduates(index: KindIndex): (doc: number) => boolean {
  const level = levelOf(index);
  return doc => level(doc) > FIRST_DEGREE;
}

/** Whether something is at a level that is not open to those who may take the one that an answer lets go of: nobody who wants a first degree begins with a master's, nor the other way round. */
export function isOfOtherStage(index: KindIndex, dropped: readonly Filter[]): (doc: number) => boolean {
  const levels = dropped.flatMap(filter => (filter.kind === 'options' ? levelsMeant(filter) : []));
  const isGraduate = isForGraduates(index);
  return doc => levels.length > 0 && levels.every(level => level > FIRST_DEGREE !== isGraduate(doc));
}

/** What is open to somebody who comes from school; nothing above it is. */
const SCHOOL_LEAVING: readonly string[] = ['DIPLOMA', 'BACHELOR'];

/** Whether nothing of a level is near to the one that an answer lets go of: no diploma to a master's degree, and in another subject no bachelor's degree either; no doctorate to what follows school, and nothing that follows a first degree to somebody who is at school. */
export function isOffLevel(
  index: KindIndex,
  dropped: readonly Filter[],
  { isOtherSubject }: { isOtherSubject: boolean },
): (doc: number) => boolean {
  const awards = dropped.flatMap(filter => (filter.kind === 'options' ? awardsMeant(filter) : []));
  const levels = levelsOf(awards);
  if (levels.length === 0) return () => false;
  const least = levels.some(level => level <= FIRST_DEGREE) ? 0 : isOtherSubject ? FIRST_DEGREE + 1 : FIRST_DEGREE;
  const isAtSchool = SCHOOL_LEAVING.every(award => awards.includes(award));
  const most = levels.some(level => level > FIRST_DEGREE)
    ? PROFILE_LEVELS.length - 1
    : isAtSchool
      ? FIRST_DEGREE
      : PROFILE_LEVELS.length - 2;
  return doc => (index.awardOf[doc] ?? least) < least || (index.awardOf[doc] ?? most) > most;
}
