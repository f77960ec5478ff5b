/** What the catalogue has already: items of earlier editions by their keys, and items that others wrote about the same thing. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { InstitutionRecord, ProgramRecord } from '../catalogue.records.js';
import type { ImportedMeta } from '../catalogue.items.repository.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { codesOf } from '../duplicates/identifiers.js';
import { createInstitutionFinder, type Entry, type Sought } from './institutionFinder.js';

type OwnedItem = { id: string; slug: string };
type Merged = { item: OwnedItem; record: InstitutionRecord };

/** Origins whose items no import changes: they are checked by people. It only confirms what it finds in them. */
const CHECKED = ['STARTER', 'STAFF'] as const;

const ownedItemOf = ({ _id: id, slug }: Pick<InstitutionRecord, '_id' | 'slug'>): OwnedItem => ({ id, slug });

const entryOf = (meta: ImportedMeta): Entry | null => {
  const { _id: id, slug, name, aliases = [], destination, city, website, schoolId, dliNumber } = meta;
  if (name === undefined || destination === undefined || city === undefined) return null;
  return { id, slug, name, aliases, destination, city, website, schoolId, dliNumber };
};

/** Leads from an institution that was merged to the one that stays in the end. */
const followerOf = (intoOf: ReadonlyMap<string, string>) => {
  const lastOf = (id: string): string => {
    const into = intoOf.get(id);
    return into === undefined ? id : lastOf(into);
  };
  return lastOf;
};

export async function readKnownItems(repository: CatalogueRepository, register: string) {
  const isOurs = ({ registerKey = '' }: Pick<InstitutionRecord, 'registerKey'>): boolean =>
    registerKey.startsWith(`${register}:`);
  const checked = new Map<string, InstitutionRecord>();
  const programByCode = new Map<string, ProgramRecord>();
  const programs = new Set<string>();
  const scholarships = new Set<string>();
  for (const origin of CHECKED) {
    for (const record of await repository.institutions.ofOrigin(origin)) checked.set(record._id, record);
    for (const record of await repository.programs.ofOrigin(origin)) {
      const { institutionId, title, registerCode } = record;
      programs.add(`${institutionId} ${fold(title)}`);
      if (registerCode) programByCode.set(`${institutionId} ${registerCode.value}`, record);
    }
    for (const { name } of await repository.scholarships.ofOrigin(origin)) scholarships.add(fold(name));
  }
  const imported: ImportedMeta[] = [];
  for await (const item of repository.institutions.importedItems()) imported.push(item);

  const everything: readonly ImportedMeta[] = [...checked.values(), ...imported];
  const institutionSlugs = new Set(everything.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
  const lastOf = followerOf(
    new Map(everything.flatMap(({ _id, merged }) => (merged ? [[_id, merged.into] as const] : []))),
  );
  const merged = everything.flatMap(item => (item.merged ? { item, keptId: lastOf(item._id) } : []));
  const kept = new Map(
    (await repository.institutions.byIds([...new Set(merged.map(({ keptId }) => keptId))])).map(record => [
      record._id,
      record,
    ]),
  );
  const mergedByKey = new Map<string, Merged>();
  const entriesOfMerged: Entry[] = [];
  for (const { item, keptId } of merged) {
    const record = kept.get(keptId);
    const entry = entryOf(item);
    if (!record || !entry) continue;
    if (isOurs(item)) mergedByKey.set(item.registerKey ?? '', { item: ownedItemOf(record), record });
    // Its names are among those of the one that stays, its codes may not be.
    entriesOfMerged.push({ ...entry, ...ownedItemOf(record), aliases: [] });
  }
  const finderOf = (items: readonly ImportedMeta[]) =>
    createInstitutionFinder([
      ...items.flatMap(item => (item.merged ? [] : (entryOf(item) ?? []))),
      ...entriesOfMerged.filter(({ id }) => items.some(({ _id }) => _id === id)),
    ]);
  const amongChecked = finderOf([...checked.values()]);
  const amongOthers = finderOf(imported.filter(item => !item.isRetired && !isOurs(item)));
  const slugOfKey = new Map(
    imported.flatMap(item =>
      isOurs(item) && !item.merged && item.registerKey !== undefined ? [[item.registerKey, item.slug] as const] : [],
    ),
  );
  /** Programs that this register brought to an institution that was merged since: a like one that people wrote does not displace them. */
  const moved = new Set<string>();
  for (const keptId of kept.keys())
    for (const { registerKey, isRetired } of (await repository.heldBy(keptId)).programs)
      if (registerKey !== undefined && !isRetired) moved.add(registerKey);

  return {
    /** The institution that people wrote, whose code says that it is this one. */
    institutionByCode: (sought: Sought): InstitutionRecord | null => {
      const found = codesOf(sought).length > 0 ? amongChecked.byCode(sought) : null;
      return (found && checked.get(found.id)) ?? null;
    },
    programByCode: (institutionId: string, code: string): ProgramRecord | null =>
      programByCode.get(`${institutionId} ${code}`) ?? null,
    /** The institution that people wrote: by its code, else by its name, where no code, town or site speaks against it. */
    institution: (sought: Sought): OwnedItem | null => amongChecked.byCode(sought) ?? amongChecked.byName(sought),
    /** The institution that another register brought: by the code that both give it, else by name together with town or site. */
    ofOtherRegister: (sought: Sought): OwnedItem | null =>
      amongOthers.byCode(sought) ?? amongOthers.byNameAndPlace(sought),
    /** The institution into which somebody has merged the one that this register calls so. */
    mergedInto: (registerKey: string): Merged | null => mergedByKey.get(registerKey) ?? null,
    /** With a code, an equal title is another program. */
    hasProgram: (
      institutionId: string,
      { title, code, registerKey }: { title: string; code: string | undefined; registerKey: string },
    ): boolean => {
      if (moved.has(registerKey)) return false;
      return code === undefined
        ? programs.has(`${institutionId} ${fold(title)}`)
        : programByCode.has(`${institutionId} ${code}`);
    },
    hasScholarship: (name: string): boolean => scholarships.has(fold(name)),
    /** The address of an institution of an earlier edition. */
    institutionSlug: (registerKey: string): string | undefined => slugOfKey.get(registerKey),
    /** False when another institution has or had the address. */
    takeInstitutionSlug: (slug: string): boolean => {
      if (institutionSlugs.has(slug)) return false;
      institutionSlugs.add(slug);
      return true;
    },
  };
}
