/** Scholarships that somebody at an institution may think of: its own, and those of its country that are tied to none. */
import { daysLeftAt } from '../../../schema/rules/intake.rules.js';
import { orThrow } from '../../kernel/orThrow.js';
import { deadlinesInOrder, deadlinesAt } from './catalogue.facts.js';
import type { InstitutionRecord, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import type { CatalogueService } from './catalogue.service.js';
import { closesAtOf } from './catalogue.zonedTime.js';

/**
 * The next closing day, or the last when all have passed: its days are then negative. Null where none is known, or where one comes back on a day that is
 * not known.
 */
export function closingAt(scholarship: ScholarshipRecord, now: Date): { daysLeft: number; source: string } | null {
  const [next] = deadlinesInOrder(deadlinesAt(scholarship, now), now);
  if (!next) return null;
  const daysLeft = daysLeftAt(closesAtOf(next), now, next.date);
  const comesBack = (scholarship.yearlyDeadlines ?? []).length > 0;
  return daysLeft < 0 && comesBack ? null : { daysLeft, source: next.source };
}

/** Every date on record has passed, and none comes back. */
const isOver = (scholarship: ScholarshipRecord, now: Date): boolean => (closingAt(scholarship, now)?.daysLeft ?? 0) < 0;

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
    return records
      .map(orThrow)
      .filter(record => record !== null)
      .filter(record => !isOver(record, clock()));
  };
