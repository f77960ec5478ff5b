/** Labels of what the account itself, sessions and the kernel store about a person; other features name theirs in feature.ts. */
import type { MessageId } from '../../../kernel/i18n/useText';

export const partLabels: Readonly<Record<string, MessageId>> = {
  profile: 'privacy.part.profile',
  consents: 'privacy.part.consents',
  corrections: 'privacy.part.corrections',
  sessions: 'privacy.part.sessions',
  serviceTokens: 'privacy.part.serviceTokens',
  audit: 'privacy.part.audit',
  jobs: 'privacy.part.jobs',
  idempotentCalls: 'privacy.part.idempotentCalls',
};
