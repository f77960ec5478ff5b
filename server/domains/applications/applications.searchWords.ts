/** The words by which staff find an application. They are stored with it, so a corrected name or address is brought to it by a job. */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import { searchWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import {
  type ApplicationsPorts,
  type AppliedRecord,
  type InstitutionRecord,
  isProgram,
  type StudentCase,
} from './applications.ports.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { ApplicationViews } from './applications.views.js';

type Applied = { item: AppliedRecord; institution: InstitutionRecord };

export const applicationWordsOf = (
  { fullName, email }: Pick<StudentCase, 'fullName' | 'email'>,
  { item, institution }: Applied,
): string[] =>
  searchWordsOf(fullName, email, institution.name, ...institution.aliases, isProgram(item) ? item.title : '');

const correctedJob = defineJob({
  name: 'applications.studentCorrected',
  payload: z.object({ userId: z.string() }),
  subjectOf: ({ userId }) => userId,
});

export const correctedStudentEntryOf = (userId: string, at: Date): OutboxEntry =>
  followUp(correctedJob, { userId }, { at });

type Deps = Pick<ApplicationsPorts, 'studentsOf'> & {
  repository: Pick<ApplicationRepository, 'ofUser' | 'setSearchWords'>;
  views: Pick<ApplicationViews, 'viewsOf'>;
};

export const renewsSearchWords = ({ studentsOf, repository, views }: Deps): JobDefinition =>
  runsJob(correctedJob, async ({ userId }) => {
    const [student] = await studentsOf([userId]);
    if (!student) return;
    for (const { record, item, reads } of await views.viewsOf(await repository.ofUser(userId))) {
      const institution = await reads.institutionOf(item);
      await repository.setSearchWords(record, applicationWordsOf(student, { item, institution }));
    }
  });
