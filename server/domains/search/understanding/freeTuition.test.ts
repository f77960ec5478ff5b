/** `free` is without tuition; what else is free, and the name of a university, is not. */
import { NO_NAMES } from '../test/noNames.js';
import { filtersOf, isUsefulFor, type SearchKind } from './limitFilters.js';
import { understand } from './understand.js';

const limitsOf = (text: string, kind: SearchKind = 'programs') =>
  understand(text, NO_NAMES, { isUseful: limit => isUsefulFor(kind, limit) }).items.map(({ limit }) => limit);
const FREE = { kind: 'COVERAGE', coverage: 'TUITION' } as const;

it.each([
  'free masters in germany',
  'free study germany bachelor',
  'management master germany free',
  'Free bachelor degree germany computer science',
  'free universities in germany for masters',
  'master đức free',
])('%s costs no tuition', text => expect(limitsOf(text)).toContainEqual(FREE));

it.each(['free university germany', 'tuition free universities in Germany', 'trường miễn phí ở đức'])(
  '%s asks for institutions without tuition',
  text => expect(limitsOf(text, 'institutions')).toContainEqual(FREE),
);

it.each([
  'free university berlin',
  'Free University of Berlin data science',
  'Freie Universität Berlin',
  'free trade',
  'business with free accommodation',
  'visa free country business',
  'free ielts course',
  'free',
  'business free application',
])('%s says nothing of tuition', text => expect(limitsOf(text)).not.toContainEqual(FREE));

it('of institutions is their tuition, or a scholarship where one is asked for', () => {
  const asked = { places: [], isTransfer: false };
  const keyOf = (isOffer: boolean) => filtersOf({ limit: FREE, text: 'free' }, { ...asked, isOffer }).institutions?.key;
  expect([keyOf(false), keyOf(true)]).toEqual(['tuition', 'scholarship']);
});
