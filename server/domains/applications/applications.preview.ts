/** What an application would take, before anything is stored. */
import { SHARED_DATA, SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { emailHint } from '../../kernel/mail/emailHint.js';
import { type IntakeView, offeredIntakes } from './applications.intakes.js';
import type { AppliedRecord, InstitutionRecord, StudentCase } from './applications.ports.js';
import type { ApplicationType, GuardianPart, IntakeRef } from './applications.records.js';
import type { ApplicationRepository } from './applications.repository.js';
import type { Requirement } from './applications.requirements.js';
import { guardianPartOf } from './applications.sharing.js';
import type { ApplicationView, ApplicationViews } from './applications.views.js';

/** What is agreed to before an application is sent. */
export type SharingTerms = {
  recipient: InstitutionRecord;
  destination: InstitutionRecord['destination'];
  data: (typeof SHARED_DATA)[number][];
  textVersion: string;
  guardianPart: GuardianPart;
  guardianName: string | null;
  guardianEmailHint: string | null;
};
export type Preview = {
  item: AppliedRecord;
  intakes: IntakeView[];
  intake: IntakeView | null;
  requirements: Requirement[];
  openApplication: ApplicationView | null;
  sharing: SharingTerms;
};

type Deps = { repository: ApplicationRepository; views: ApplicationViews; clock: Clock };

export const createApplicationPreview = ({ repository, views, clock }: Deps) => {
  const termsFor = (student: StudentCase | null, recipient: InstitutionRecord): SharingTerms => ({
    recipient,
    destination: recipient.destination,
    data: [...SHARED_DATA],
    textVersion: SHARING_TEXT_VERSION,
    guardianPart: student ? guardianPartOf(student, dayInVietnam(clock())) : 'NONE',
    guardianName: student?.confirmedGuardian?.name ?? null,
    guardianEmailHint: student?.confirmedGuardian ? emailHint(student.confirmedGuardian.email) : null,
  });

  return async (
    userId: string,
    { type, itemId, intake }: { type: ApplicationType; itemId: string; intake: IntakeRef | null },
  ): Promise<Preview> => {
    const item = await views.currentItem(type, itemId);
    if (!item) throw new AppError('NOT_FOUND', undefined, { field: 'itemId' });
    const reads = views.sharedReads();
    const institution = await reads.institutionOf(item);
    const { destination } = institution;
    const intakes = offeredIntakes(views.knownIntakes(item), destination, clock());
    const chosen = intake ?? intakes[0] ?? null;
    const [requirements, open, student] = await Promise.all([
      views.requirementsFor(userId, item, chosen, reads),
      repository.openFor(userId, item._id),
      reads.personOf(userId),
    ]);
    return {
      item,
      intakes,
      intake: chosen && views.intakeOf(item, chosen),
      requirements,
      openApplication: open && (await views.viewOf(open)),
      sharing: termsFor(student, institution),
    };
  };
};

export type ApplicationPreview = ReturnType<typeof createApplicationPreview>;
