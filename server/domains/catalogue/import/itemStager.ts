/** Checks what an adapter reads, gives addresses, and stores it in chunks beside the catalogue. */
import type { ZodError } from 'zod';
import { institutionRule, programRule, scholarshipRule } from '../../../../schema/rules/catalogue.rules.js';
import type { ItemMeta } from '../catalogue.records.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { skipped, type ImportedItem, type ItemKind, type SkippedRow } from './adapter.js';
import { slugOf } from './cells.js';
import type { createConfirmationStager } from './confirmations.js';
import type { readKnownItems } from './knownItems.js';
import type { StagedItems } from './stagedImport.js';

const CHUNK = 500;
const IN_CATALOGUE = 'in the catalogue already, checked by people';
const OF_OTHER_REGISTER = 'an institution that another register brought';
const MERGED = 'merged into another one by people';
const NO_ADDRESS = 'no address of its own is left';

type Known = Awaited<ReturnType<typeof readKnownItems>>;
type StagerDeps = {
  register: string;
  repository: CatalogueRepository;
  known: Known;
  confirmations: Pick<ReturnType<typeof createConfirmationStager>, 'add' | 'finish'>;
  store: (chunk: StagedItems) => Promise<void>;
  skip: (row: SkippedRow) => void;
};
type InstitutionItem = Extract<ImportedItem, { kind: 'INSTITUTION' }>;
type OwnedItem = Exclude<ImportedItem, InstitutionItem>;
type Waiting = { item: OwnedItem; registerKey: string };

const RULE_OF = { INSTITUTION: institutionRule, PROGRAM: programRule, SCHOLARSHIP: scholarshipRule };
const COLLECTION_OF = { PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;
const nameOf = (item: ImportedItem): string => (item.kind === 'PROGRAM' ? item.data.title : item.data.name);
/** The part of a key that is different within an institution. */
const shortKey = ({ key }: ImportedItem): string => key.split('/').at(-1) ?? key;
const brokenRule = ({ issues: [issue] }: ZodError): string =>
  `breaks a rule of the catalogue: ${issue?.path.join('.') || 'item'} (${issue?.message ?? ''})`;

/** Items that were merged, by their keys in the register, each with the one that stays in the end; null when that is gone. */
async function keptItems(
  collection: { byIds: (ids: readonly string[]) => Promise<ItemMeta[]> },
  stored: readonly ItemMeta[],
): Promise<Map<string, ItemMeta | null>> {
  const kept = new Map<string, ItemMeta | null>();
  let sought = stored.flatMap(({ registerKey = '', merged }) => (merged ? { registerKey, id: merged.into } : []));
  while (sought.length > 0) {
    const found = new Map((await collection.byIds(sought.map(({ id }) => id))).map(record => [record._id, record]));
    sought = sought.flatMap(({ registerKey, id }) => {
      const record = found.get(id) ?? null;
      if (record?.merged) return { registerKey, id: record.merged.into };
      kept.set(registerKey, record);
      return [];
    });
  }
  return kept;
}

export function createItemStager({ register, repository, known, confirmations, store, skip }: StagerDeps) {
  /** Of this import, and those of others that its items belong to: these have an id. */
  const institutions = new Map<string, { slug: string; id: string | null }>();
  const keys = new Set<string>();
  const slugs = { PROGRAM: new Set<string>(), SCHOLARSHIP: new Set<string>() };
  const ready: Record<ItemKind, unknown[]> = { INSTITUTION: [], PROGRAM: [], SCHOLARSHIP: [] };
  const waiting: Record<OwnedItem['kind'], Waiting[]> = { PROGRAM: [], SCHOLARSHIP: [] };
  const taken: Record<ItemKind, number> = { INSTITUTION: 0, PROGRAM: 0, SCHOLARSHIP: 0 };
  /** Rows of items that were merged, until it is known whether the one that stays has a row of its own in this edition. */
  const mergedRows: { item: ImportedItem; kept: ItemMeta | null }[] = [];

  function take(item: ImportedItem, registerKey: string, slug: string): boolean {
    const owner = item.kind === 'INSTITUTION' ? undefined : institutions.get(item.institutionKey ?? '');
    const parsed = RULE_OF[item.kind].safeParse({ ...item.data, slug, ...(owner && { institution: owner.slug }) });
    if (!parsed.success) {
      skip(skipped(brokenRule(parsed.error), nameOf(item)));
      return false;
    }
    ready[item.kind].push({ ...parsed.data, registerKey });
    taken[item.kind]++;
    return true;
  }

  async function flush(kind: ItemKind): Promise<void> {
    const items = ready[kind].splice(0);
    if (items.length > 0) await store({ kind, items } as StagedItems);
  }

  /** A name alone does not tell that both are the same: only a code of the register does. */
  async function confirm(
    item: ImportedItem,
    stored: ItemMeta | null,
    reason = IN_CATALOGUE,
    isTakenAlone = false,
  ): Promise<void> {
    skip(skipped(reason, nameOf(item)));
    if (!stored) return;
    const owner = item.kind === 'INSTITUTION' ? undefined : institutions.get(item.institutionKey ?? '');
    const carried = RULE_OF[item.kind].safeParse({
      ...item.data,
      slug: stored.slug,
      ...(owner && { institution: owner.slug }),
    });
    if (carried.success) await confirmations.add(item.kind, stored, carried.data, isTakenAlone);
  }

  async function addInstitution(item: InstitutionItem, registerKey: string): Promise<void> {
    const { name } = item.data;
    const merged = known.mergedInto(registerKey);
    if (merged) {
      institutions.set(item.key, merged.item);
      mergedRows.push({ item, kept: merged.record });
      return;
    }
    const owner = known.institution(item.data);
    if (owner) {
      institutions.set(item.key, owner);
      return confirm(item, known.institutionByCode(item.data));
    }
    const former = known.institutionSlug(registerKey);
    const ofOther = former === undefined ? known.ofOtherRegister(item.data) : null;
    if (ofOther) {
      institutions.set(item.key, ofOther);
      return skip(skipped(OF_OTHER_REGISTER, name));
    }
    const slug =
      former ??
      [slugOf(name), slugOf(name, item.key)].find(wanted => wanted !== '' && known.takeInstitutionSlug(wanted));
    if (slug === undefined) return skip(skipped(NO_ADDRESS, name));
    if (take(item, registerKey, slug)) institutions.set(item.key, { slug, id: null });
  }

  /** Why an item is not taken; null when it is. */
  function refusalOf(item: OwnedItem, registerKey: string): string | null {
    const owner = institutions.get(item.institutionKey ?? '');
    if (item.institutionKey !== undefined && !owner) return 'of an institution that was left out';
    const isChecked =
      item.kind === 'SCHOLARSHIP'
        ? known.hasScholarship(item.data.name)
        : typeof owner?.id === 'string' &&
          known.hasProgram(owner.id, { title: item.data.title, code: item.data.registerCode?.value, registerKey });
    return isChecked ? IN_CATALOGUE : null;
  }

  const programOf = (item: OwnedItem): ItemMeta | null => {
    const id = institutions.get(item.institutionKey ?? '')?.id;
    const code = item.kind === 'PROGRAM' ? item.data.registerCode?.value : undefined;
    return id && code ? known.programByCode(id, code) : null;
  };

  const slugsFor = (item: OwnedItem): string[] => {
    const owner = item.kind === 'PROGRAM' ? (institutions.get(item.institutionKey)?.slug ?? '') : '';
    return [
      ...(item.kind === 'SCHOLARSHIP' ? [slugOf(nameOf(item))] : []),
      slugOf(owner, nameOf(item), shortKey(item)),
    ];
  };

  /** Items of an earlier edition keep their address. */
  async function giveAddresses(kind: OwnedItem['kind']): Promise<void> {
    const batch = waiting[kind].splice(0);
    const collection = repository[COLLECTION_OF[kind]];
    const stored = await collection.byRegisterKeys(batch.map(({ registerKey }) => registerKey));
    const slugOfKey = new Map(stored.map(record => [record.registerKey, record.slug]));
    const kept = await keptItems(collection, stored);
    const found = await collection.bySlugs(batch.flatMap(({ item }) => slugsFor(item)));
    const occupied = new Set(found.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
    const own = slugs[kind];
    for (const { item, registerKey } of batch) {
      const staying = kept.get(registerKey);
      if (staying !== undefined) {
        mergedRows.push({ item, kept: staying });
        continue;
      }
      const isFree = (wanted: string) => wanted !== '' && !own.has(wanted) && !occupied.has(wanted);
      const slug = slugOfKey.get(registerKey) ?? slugsFor(item).find(isFree);
      if (slug === undefined) skip(skipped(NO_ADDRESS, nameOf(item)));
      else if (take(item, registerKey, slug)) own.add(slug);
    }
    // Programs refer to institutions, which must be written before them.
    await flush('INSTITUTION');
    await flush(kind);
  }

  /**
   * What this register brought itself follows its own row, but for what it took of merged ones. Where that row has left the register and one that was
   * merged into it is there still, it goes on by the first such row.
   */
  async function followMergedRows(): Promise<void> {
    for (const { item, kept } of mergedRows.splice(0)) {
      const ownKey = kept?.registerKey?.startsWith(`${register}:`) ? kept.registerKey : undefined;
      if (!kept || ownKey === undefined || keys.has(ownKey)) {
        await confirm(item, kept, MERGED, ownKey !== undefined);
      } else {
        keys.add(ownKey);
        take(item, ownKey, kept.slug);
      }
    }
    for (const kind of ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const) await flush(kind);
  }

  return {
    taken,
    async add(item: ImportedItem): Promise<void> {
      const registerKey = `${register}:${item.kind === 'INSTITUTION' ? '' : `${item.kind.toLowerCase()}:`}${item.key}`;
      if (keys.has(registerKey)) return skip(skipped('repeats a key of the register', `${item.key} ${nameOf(item)}`));
      keys.add(registerKey);
      if (item.kind === 'INSTITUTION') {
        await addInstitution(item, registerKey);
        return ready.INSTITUTION.length < CHUNK ? undefined : flush('INSTITUTION');
      }
      const refusal = refusalOf(item, registerKey);
      if (refusal === IN_CATALOGUE) return confirm(item, programOf(item));
      if (refusal !== null) return skip(skipped(refusal, nameOf(item)));
      waiting[item.kind].push({ item, registerKey });
      if (waiting[item.kind].length >= CHUNK) await giveAddresses(item.kind);
    },
    async finish(): Promise<void> {
      await giveAddresses('PROGRAM');
      await giveAddresses('SCHOLARSHIP');
      await followMergedRows();
      await confirmations.finish();
    },
  };
}
