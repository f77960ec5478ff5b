/** An import as it waits in the database: nothing of it is in the catalogue before its one write to COMMITTED. */
import type {
  InstitutionData,
  ProgramData,
  ScholarshipData,
  SourceData,
} from '../../../../schema/rules/catalogue.rules.js';
import type { Reading } from '../catalogue.readings.js';
import type { ItemKind } from './adapter.js';

export type StagedImport = {
  /** Name of the register: one import of it at a time. */
  _id: string;
  importId: string;
  /** STAGING: being read; dropped when its process died. COMMITTED: whole; applied by whoever finds it. APPLIED: to be cleared away. */
  state: 'STAGING' | 'COMMITTED' | 'APPLIED';
  /** Chunks that were written, or may have been. */
  chunks: number;
  hash: string;
  kinds: ItemKind[];
  source: SourceData;
  /** When its process last wrote. */
  touchedAt: Date;
};

type Keyed<Data> = Data & { registerKey: string };
export type StagedItems =
  | { kind: 'INSTITUTION'; items: Keyed<InstitutionData>[] }
  | { kind: 'PROGRAM'; items: Keyed<ProgramData>[] }
  | { kind: 'SCHOLARSHIP'; items: Keyed<ScholarshipData>[] };
/** What the register says again of an item that people wrote about. */
export type Confirmation = { owner: ItemKind; itemId: string; readings: Reading[] };
export type StagedConfirmations = { kind: 'CONFIRMATION'; items: Confirmation[] };
export type StagedContent = StagedItems | StagedConfirmations;
export type ImportChunk = StagedContent & { _id: string };

export const chunkId = (importId: string, number: number): string => `${importId}:${number}`;
