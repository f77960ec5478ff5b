import type { AssessmentErrorCode } from '../../generated/types';
import type { MessageId } from '../../kernel/i18n/useText';

const messages: Partial<Record<AssessmentErrorCode, MessageId>> = {
  GUARDIAN_CONSENT_REQUIRED: 'assessments.guardian',
  CONSENT_REQUIRED: 'assessments.consentChanged',
  INCOMPLETE: 'assessments.incomplete',
};

/** The other codes are those of a page that is older than the test: it must be loaded anew. */
export const refusalMessages = (code: string): MessageId =>
  Object.entries(messages).find(([known]) => known === code)?.[1] ?? 'assessments.outdated';
