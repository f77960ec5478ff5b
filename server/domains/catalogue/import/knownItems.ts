/** What the catalogue has already: items of earlier editions by their keys, and items that others wrote about the same thing. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { InstitutionRecord } from '../catalogue.records.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { tellingName } from './tellingName.js';

type OwnedItem = { id: string; slug: string };

/** Origins whose items no import touches: they are checked by people. */
const CHECKED = ['STARTER', 'STAFF'] as const;

const codesOf = ({ schoolId, dliNumber }: InstitutionRecord): string[] =>
  [schoolId?.value, dliNumber?.value].filter(code => code !== undefined);

export async function readKnownItems(repository: CatalogueRepository, register: string) {
  const byCode = new Map<string, OwnedItem>();
  const byName = new Map<string, OwnedItem | null>();
  const programs = new Set<string>();
  const scholarships = new Set<string>();
  const institutionSlugs = new Set<string>();
  const slugOfKey = new Map<string, string>();
  for (const origin of CHECKED) {
    for (const record of await repository.institutions.ofOrigin(origin)) {
      const item = { id: record._id, slug: record.slug };
      for (const slug of [record.slug, ...record.formerSlugs]) institutionSlugs.add(slug);
      for (const code of codesOf(record)) byCode.set(`${record.destination} ${code}`, item);
      for (const name of new Set([record.name, ...record.aliases].map(tellingName))) {
        const key = `${record.destination} ${name}`;
        // A name of two institutions says nothing.
        byName.set(key, byName.has(key) ? null : item);
      }
    }
    for (const { institutionId, title, registerCode } of await repository.programs.ofOrigin(origin)) {
      programs.add(`${institutionId} ${fold(title)}`);
      if (registerCode) programs.add(`${institutionId} #${registerCode.value}`);
    }
    for (const { name } of await repository.scholarships.ofOrigin(origin)) scholarships.add(fold(name));
  }
  for await (const { slug, registerKey = '' } of repository.institutions.importedItems()) {
    institutionSlugs.add(slug);
    if (registerKey.startsWith(`${register}:`)) slugOfKey.set(registerKey, slug);
  }
  return {
    /** The institution that others wrote about, by its code in the register, else by a name that no other has. */
    institution: (destination: string, name: string, code: string | undefined): OwnedItem | null =>
      (code === undefined ? undefined : byCode.get(`${destination} ${code}`)) ??
      byName.get(`${destination} ${tellingName(name)}`) ??
      null,
    /** With a code, an equal title is another program. */
    hasProgram: (institutionId: string, title: string, code: string | undefined): boolean =>
      programs.has(code === undefined ? `${institutionId} ${fold(title)}` : `${institutionId} #${code}`),
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
