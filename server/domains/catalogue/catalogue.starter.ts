/** Loads the starter catalogue: data files of the repository, checked against the rules, on the first start and after each change of the files. */
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

import { institutionRule, programRule, scholarshipRule, sourceRule } from '../../../schema/rules/catalogue.rules.js';
import { hashOfValue } from '../../kernel/hash.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { CatalogueWriter } from './catalogue.writer.js';
import type { WriteReport } from './catalogue.writeReport.js';

/** Beside this file in the sources, beside the bundle in a build. */
export const STARTER_FOLDER = new URL('./starter/', import.meta.url);
const LOAD_ID = 'starter';

const FILES = {
  sources: /^sources(\.[a-z]+)?\.json$/,
  institutions: /^institutions\.[a-z]+\.json$/,
  programs: /^programs\.[a-z]+\.json$/,
  scholarships: /^scholarships(\.[a-z]+)?\.json$/,
} as const;
type Part = keyof typeof FILES;

const starterRule = z.strictObject({
  sources: z.array(sourceRule).min(1),
  institutions: z.array(institutionRule).min(1),
  programs: z.array(programRule).min(1),
  scholarships: z.array(scholarshipRule),
});
export type Starter = z.infer<typeof starterRule>;
export type RawStarter = Record<Part, unknown[]>;

export const readStarter = async (folder: URL = STARTER_FOLDER): Promise<RawStarter> => {
  const names = (await readdir(folder)).toSorted();
  const read = async (part: Part): Promise<unknown[]> => {
    const texts = await Promise.all(
      names.filter(name => FILES[part].test(name)).map(name => readFile(new URL(name, folder), 'utf8')),
    );
    return texts.flatMap(text => z.array(z.unknown()).parse(JSON.parse(text)));
  };
  return {
    sources: await read('sources'),
    institutions: await read('institutions'),
    programs: await read('programs'),
    scholarships: await read('scholarships'),
  };
};

export const parseStarter = (raw: RawStarter): Starter => {
  const result = starterRule.safeParse(raw);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The starter catalogue breaks the rules of its items: ${issues.join('; ')}`);
};

export type StarterReport = {
  isUnchanged: boolean;
  institutions?: WriteReport;
  programs?: WriteReport;
  scholarships?: WriteReport;
};

type LoadDeps = { repository: CatalogueRepository; writer: CatalogueWriter; clock: () => Date; folder?: URL };

/** Does nothing when this edition is already loaded. An interrupted load is repeated, since it is recorded only at its end. */
export const loadStarter = async ({
  repository,
  writer,
  clock,
  folder = STARTER_FOLDER,
}: LoadDeps): Promise<StarterReport> => {
  const raw = await readStarter(folder);
  const hash = hashOfValue(raw);
  if ((await repository.loads.find(LOAD_ID))?.hash === hash) return { isUnchanged: true };

  const { sources, institutions, programs, scholarships } = parseStarter(raw);
  await writer.saveSources(sources);
  const report = {
    isUnchanged: false,
    institutions: await writer.saveInstitutions(institutions, 'STARTER'),
    programs: await writer.savePrograms(programs, 'STARTER'),
    scholarships: await writer.saveScholarships(scholarships, 'STARTER'),
  };
  const slugsOf = (items: readonly { slug: string }[]): ReadonlySet<string> => new Set(items.map(({ slug }) => slug));
  report.scholarships.retired = await writer.retireMissing('scholarships', 'STARTER', slugsOf(scholarships));
  report.programs.retired = await writer.retireMissing('programs', 'STARTER', slugsOf(programs));
  report.institutions.retired = await writer.retireMissing('institutions', 'STARTER', slugsOf(institutions));
  await repository.loads.save({ _id: LOAD_ID, hash, loadedAt: clock() });
  return report;
};
