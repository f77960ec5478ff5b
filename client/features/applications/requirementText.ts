/** The words for a requirement, by its kind and the reason of its outcome. */
import type { RequirementKind, RequirementReason } from '../../generated/types';
import type { MessageId } from '../../kernel/i18n/useText';

type Reasons = Readonly<Partial<Record<RequirementReason, MessageId>>>;

const messages: Readonly<Record<RequirementKind, Reasons>> = {
  DEADLINE: {
    SATISFIED: 'requirement.deadline.open',
    CLOSED: 'requirement.deadline.closed',
    NOT_PUBLISHED: 'requirement.deadline.notPublished',
    DEPENDS_ON_INSTITUTION: 'requirement.deadline.whilePlacesRemain',
  },
  LEVEL: {
    SATISFIED: 'requirement.level.enough',
    BELOW_MINIMUM: 'requirement.level.notEnough',
    NOT_IN_PROFILE: 'requirement.level.notInProfile',
    DEPENDS_ON_INSTITUTION: 'requirement.level.depends',
    PREPARATION_FIRST: 'requirement.level.preparation',
  },
  ENGLISH: {
    SATISFIED: 'requirement.english.enough',
    BELOW_MINIMUM: 'requirement.english.belowMinimum',
    EXPIRES_BEFORE_INTAKE: 'requirement.english.expires',
    CHECK_SECTIONS: 'requirement.english.checkSections',
    OTHER_TEST: 'requirement.english.otherTest',
    LEVEL_ONLY: 'requirement.english.levelOnly',
    CHECK_YOURSELF: 'requirement.english.byLevel',
    NOT_IN_PROFILE: 'requirement.english.notInProfile',
    NOT_PUBLISHED: 'requirement.english.notPublished',
  },
  FUNDS: {
    SATISFIED: 'requirement.funds.enough',
    BELOW_MINIMUM: 'requirement.funds.notEnough',
    NOT_IN_PROFILE: 'requirement.funds.notInProfile',
    NOT_PUBLISHED: 'requirement.funds.notPublished',
    CANNOT_COMPARE: 'requirement.funds.cannotCompare',
  },
  ADMISSION: { CHECK_YOURSELF: 'requirement.admission.checkYourself' },
  GUARDIAN_CONSENT: { CONSENT_MISSING: 'requirement.guardian.missing' },
};

/** A reason that this release does not know yet is said in general. */
export const requirementText = (kind: RequirementKind, reason: RequirementReason): MessageId =>
  messages[kind]?.[reason] ?? 'requirement.checkYourself';

/** Where the student can do something about it; null where not. */
export function remedyOf(kind: RequirementKind, reason: RequirementReason): { to: string; label: MessageId } | null {
  if (kind === 'GUARDIAN_CONSENT') return { to: '/profile/privacy', label: 'requirement.askGuardian' };
  return reason === 'NOT_IN_PROFILE' ? { to: '/profile/details', label: 'requirement.completeProfile' } : null;
}
