/** What the catalogue has already: items of earlier editions by their keys, and items that others wrote about the same thing. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { InstitutionRecord, ProgramRecord } from '../catalogue.records.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { tellingName } from './tellingName.js';

type OwnedItem = { id: string; slug: string };

const ownedItemOf = ({ _id: id, slug }: InstitutionRecord): OwnedItem => ({ id, slug });

/** Origins whose items no import changes: they are checked by people. It only confirms what it finds in them. */
const CHECKED = ['STARTER', 'STAFF'] as const;

const codesOf = ({ schoolId, dliNumber }: Partial<Pick<InstitutionRecord, 'schoolId' | 'dliNumber'>>): string[] =>
  [schoolId?.value, dliNumber?.value].filter(code => code !== undefined);

export async function readKnownItems(repository: CatalogueRepository, register: string) {
  const byCode = new Map<string, InstitutionRecord>();
  const programByCode = new Map<string, ProgramRecord>();
  const byName = new Map<string, OwnedItem | null>();
  const programs = new Set<string>();
  const scholarships = new Set<string>();
  const institutionSlugs = new Set<string>();
  const slugOfKey = new Map<string, string>();
  for (const origin of CHECKED) {
    for (const record of await repository.institutions.ofOrigin(origin)) {
      const item = ownedItemOf(record);
      for (const slug of [record.slug, ...record.formerSlugs]) institutionSlugs.add(slug);
      for (const code of codesOf(record)) byCode.set(`${record.destination} ${code}`, record);
      for (const name of new Set([record.name, ...record.aliases].map(tellingName))) {
        const key = `${record.destination} ${name}`;
        // A name of two institutions says nothing.
        byName.set(key, byName.has(key) ? null : item);
      }
    }
    for (const record of await repository.programs.ofOrigin(origin)) {
      const { institutionId, title, registerCode } = record;
      programs.add(`${institutionId} ${fold(title)}`);
      if (registerCode) programByCode.set(`${institutionId} ${registerCode.value}`, record);
    }
    for (const { name } of await repository.scholarships.ofOrigin(origin)) scholarships.add(fold(name));
  }
  const ofOthersByCode = new Map<string, OwnedItem>();
  for await (const item of repository.institutions.importedItems()) {
    const { _id: id, slug, registerKey = '', isRetired, destination } = item;
    institutionSlugs.add(slug);
    if (registerKey.startsWith(`${register}:`)) slugOfKey.set(registerKey, slug);
    else if (!isRetired) for (const code of codesOf(item)) ofOthersByCode.set(`${destination} ${code}`, { id, slug });
  }
  const institutionByCode = (destination: string, code: string | undefined): InstitutionRecord | null =>
    (code === undefined ? undefined : byCode.get(`${destination} ${code}`)) ?? null;
  return {
    institutionByCode,
    programByCode: (institutionId: string, code: string): ProgramRecord | null =>
      programByCode.get(`${institutionId} ${code}`) ?? null,
    /** The institution that others wrote about, by its code in the register, else by a name that no other has. */
    institution: (destination: string, name: string, code: string | undefined): OwnedItem | null => {
      const found = institutionByCode(destination, code);
      return found ? ownedItemOf(found) : (byName.get(`${destination} ${tellingName(name)}`) ?? null);
    },
    /** The institution that another register brought, by the code that both give it. */
    ofOtherRegister: (destination: string, code: string | undefined): OwnedItem | null =>
      (code === undefined ? undefined : ofOthersByCode.get(`${destination} ${code}`)) ?? null,
    /** With a code, an equal title is another program. */
    hasProgram: (institutionId: string, title: string, code: string | undefined): boolean =>
      code === undefined
        ? programs.has(`${institutionId} ${fold(title)}`)
        : programByCode.has(`${institutionId} ${code}`),
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
