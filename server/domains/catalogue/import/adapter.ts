/** What an import adapter reads out of a register: items in the form of the catalogue, or the reason why a row gives none. */
import type { z } from 'zod';
import type {
  institutionRule,
  programRule,
  scholarshipRule,
  SourceData,
} from '../../../../schema/rules/catalogue.rules.js';

/** Slugs are given when an item is stored for the first time, and stay. */
type Unslugged<Rule extends z.ZodType> = Omit<z.input<Rule>, 'slug' | 'institution'>;

/** `key`: what the register calls it, the same in every edition. Institutions come before what refers to them by key. */
export type ImportedItem =
  | { kind: 'INSTITUTION'; key: string; data: Unslugged<typeof institutionRule> }
  | { kind: 'PROGRAM'; key: string; institutionKey: string; data: Unslugged<typeof programRule> }
  | { kind: 'SCHOLARSHIP'; key: string; institutionKey?: string; data: Unslugged<typeof scholarshipRule> };

/** A row that gives no item. `isNote`: the item is taken, but for one of its facts. */
export type SkippedRow = { kind: 'SKIPPED'; reason: string; example: string; isNote?: boolean };

export type ItemKind = ImportedItem['kind'];

/** The dates and the source that every fact of this import carries. */
export type FactBase = { source: string; asOf?: string; checkedOn: string };

export type ImportInput = {
  /** The file, or the folder of a register of several files. */
  path: string;
  fact: FactBase;
};

export type ImportAdapter = {
  name: string;
  /** One line for --help. */
  about: string;
  /** Kinds that it supplies whole: what vanished from them is retired. */
  kinds: readonly ItemKind[];
  source: Omit<SourceData, 'asOf'>;
  /** The files that it reads: the edition is recognised by their contents. Missing ones are an ImportError. */
  filesOf: (path: string) => Promise<string[]>;
  /** The edition as the files tell it; undefined when they do not. */
  editionOf: (path: string) => Promise<string | undefined>;
  read: (input: ImportInput) => AsyncIterable<ImportedItem | SkippedRow>;
};

/** A mistake of the caller or in the files, told in one line. */
export class ImportError extends Error {}
/** Another process imports the register: later it may go well. */
export class ImportUnderWay extends ImportError {}

export const skipped = (reason: string, example: string): SkippedRow => ({ kind: 'SKIPPED', reason, example });
/** A fact that is left out of an item that is taken. */
export const noted = (reason: string, example: string): SkippedRow => ({
  kind: 'SKIPPED',
  reason,
  example,
  isNote: true,
});
