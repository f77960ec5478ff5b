import DataLoader from 'dataloader';

import type { InstitutionRecord, ProgramRecord, ScholarshipRecord, SourceRecord } from './catalogue.records.js';
import type { CatalogueService } from './catalogue.service.js';

export type CatalogueLoaders = {
  institutionById: DataLoader<string, InstitutionRecord | null>;
  programById: DataLoader<string, ProgramRecord | null>;
  scholarshipById: DataLoader<string, ScholarshipRecord | null>;
  sourceById: DataLoader<string, SourceRecord | null>;
};

/** Fresh for every request; each joins what one tick asks for into one read. */
export const createCatalogueLoaders = (service: CatalogueService): CatalogueLoaders => ({
  institutionById: new DataLoader(ids => service.institutions.byIds(ids)),
  programById: new DataLoader(ids => service.programs.byIds(ids)),
  scholarshipById: new DataLoader(ids => service.scholarships.byIds(ids)),
  sourceById: new DataLoader(ids => service.sourcesByIds(ids)),
});
