/** Scholarships that somebody at an institution may think of: its own, and those of its country that are tied to none. */
import { deadlinesInOrder, deadlinesAt } from './catalogue.facts.js';
import type { InstitutionRecord, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { CatalogueService } from './catalogue.service.js';
import { closesAtOf } from './catalogue.zonedTime.js';

/** Every date on record has passed, and none comes back. */
function isOver(scholarship: ScholarshipRecord, now: Date): boolean {
  const [next] = deadlinesInOrder(deadlinesAt(scholarship, now), now);
  const comesBack = (scholarship.yearlyDeadlines ?? []).length > 0;
  return next !== undefined && closesAtOf(next) < now && !comesBack;
}

type Deps = {
  repository: Pick<CatalogueRepository, 'scholarshipIds'>;
  service: Pick<CatalogueService, 'scholarships'>;
  clock: () => Date;
};

export const createScholarshipsFor =
  ({ repository, service, clock }: Deps) =>
  async ({ _id, destination }: InstitutionRecord): Promise<ScholarshipRecord[]> => {
    const [own, common] = await Promise.all([
      repository.scholarshipIds(_id, destination),
      repository.scholarshipIds(null, destination),
    ]);
    const records = await service.scholarships.byIds([...own, ...common]);
    return records.flatMap(record => {
      if (record instanceof Error) throw record;
      return record && !isOver(record, clock()) ? [record] : [];
    });
  };
