/** Records of any kind by their ids, for domains that refer to the catalogue. */
import type { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { orThrow } from '../../kernel/orThrow.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueService } from './catalogue.service.js';

type CatalogueKind = (typeof CATALOGUE_KINDS)[number];
type CatalogueRecord = InstitutionRecord | ProgramRecord | ScholarshipRecord;

const READER_OF_KIND = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

/** A program goes with its institution. */
const retiredWith = (record: CatalogueRecord | null, retired: ReadonlySet<string>): CatalogueRecord | null =>
  record && 'title' in record && !record.isRetired && retired.has(record.institutionId)
    ? { ...record, isRetired: true }
    : record;

/** In the order of the ids, null for unknown ones; rejects when one of them cannot be read. */
export const createRecordsOf = (service: CatalogueService) => {
  const read = async (kind: CatalogueKind, ids: readonly string[]): Promise<(CatalogueRecord | null)[]> =>
    (await service[READER_OF_KIND[kind]].byIds(ids)).map<CatalogueRecord | null>(orThrow);
  return async (kind: CatalogueKind, ids: readonly string[]): Promise<(CatalogueRecord | null)[]> => {
    const records = await read(kind, ids);
    if (kind !== 'PROGRAM') return records;
    const owners = new Set(records.flatMap(record => (record && 'title' in record ? record.institutionId : [])));
    const institutions = await read('INSTITUTION', [...owners]);
    const retired = new Set(institutions.flatMap(institution => (institution?.isRetired ? institution._id : [])));
    return records.map(record => retiredWith(record, retired));
  };
};
