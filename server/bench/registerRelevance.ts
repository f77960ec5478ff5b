/**
 * The judged queries over a catalogue of public registers: `node --import tsx server/bench/registerRelevance.ts <folder of registers>`. The starter catalogue, CRICOS
 * (`au-cricos`) and DAAD (`de-daad`) are imported into a store of its own, as an operator does, which gives some 25,000 programs. Judged by the same rules at the
 * moment of the measurement; EXPLAIN_TUNING=1 lists poor answers of the tuning half. Registers are too large to lie in the repository.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFeedOf, createCatalogue, findAdapter } from '../domains/catalogue/index.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from '../domains/catalogue/catalogue.records.js';
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { connectMongo, databaseOf } from '../kernel/mongo/connectMongo.js';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { setRows } from './relevance.bench.js';
import type { JudgedSubject } from './judged/relevance.js';
import { JUDGED_AT } from './judged/starterIndex.js';
import { loadFeed } from './searchSubject.js';
import { printTable } from './table.js';

const REGISTERS = [
  ['cricos', 'au-cricos'],
  ['daad', 'de-daad'],
] as const;

async function importAll(registers: string, dataDir: string): Promise<JudgedSubject> {
  const store = await startEmbeddedMongo({ dataDir });
  try {
    const mongo = await connectMongo(store.uri);
    try {
      const catalogue = createCatalogue({ connection: mongo.connection, clock: () => JUDGED_AT });
      await catalogue.ensureIndexes();
      await catalogue.loadStarter();
      for (const [name, folder] of REGISTERS) {
        const adapter = findAdapter(name, join(registers, folder));
        if (!adapter) throw new Error(`There is no adapter ${name}.`);
        // Nobody else could end an import of this store.
        await catalogue.importRegister(
          adapter,
          { path: join(registers, folder), isAlone: true },
          async () => undefined,
        );
      }
      const database = databaseOf(mongo.connection);
      const live = async <R extends object>(collection: string): Promise<R[]> => {
        const records: R[] = [];
        // Batch by batch: an answer of the store has a limit of time.
        const rows = database.collection(collection).find<R>({ isRetired: false }, { batchSize: 1000 });
        for await (const record of rows) records.push(record);
        return records;
      };
      const institutions = await live<InstitutionRecord>('institutions');
      const programs = await live<ProgramRecord>('programs');
      const scholarships = await live<ScholarshipRecord>('scholarships');
      const slugs = new Map([...institutions, ...programs, ...scholarships].map(({ _id, slug }) => [_id, slug]));
      const slugOf = (id: string): string => slugs.get(id) ?? '';
      const ofInstitution = <R extends { institutionId?: string }>(record: R) => ({
        ...record,
        institution: slugOf(record.institutionId ?? ''),
      });
      const source = await loadFeed(catalogueFeedOf(mongo.connection));
      return {
        catalogue: {
          institutions,
          programs: programs.map(ofInstitution),
          scholarships: scholarships.map(ofInstitution),
        },
        index: buildSearchIndex(source, { asOf: JUDGED_AT, rates: exchangeRates.rates }),
        slugOf,
      };
    } finally {
      await mongo.close();
    }
  } finally {
    await store.stop();
  }
}

const [registers] = process.argv.slice(2);
if (registers === undefined)
  throw new Error('Usage: node --import tsx server/bench/registerRelevance.ts <folder of registers>');
const dataDir = await mkdtemp(join(tmpdir(), 'register-relevance-'));
try {
  const subject = await importAll(registers, dataDir);
  console.log(`${subject.catalogue.programs.length.toLocaleString('en')} programs`);
  printTable(await setRows(subject));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
