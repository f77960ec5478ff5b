/** What visitors and students send: stored once for each key, with consent, or not at all. */
import { z } from 'zod';
import { contactRule, profileStrengthRule } from '../../../schema/rules/leads.rules.js';
import {
  type GpaBand,
  LEAD_CONSENT_FIELDS,
  LEAD_CONSENTS,
  type LeadConsentField,
  type LeadKind,
} from '../../../schema/rules/leads.values.js';
import type { Clock } from '../../kernel/clock.js';
import type { Platform } from '../../kernel/domain/platform.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { searchWordsOf } from '../../kernel/staffQueue/queueFilter.js';
import { type LeadError, userError, userErrorsOf } from './leads.errors.js';
import { receivedMailJob } from './leads.jobs.js';
import type { LeadsPorts } from './leads.ports.js';
import type { LeadContent, LeadItem, LeadLanguage } from './leads.records.js';
import type { LeadRepository } from './leads.repository.js';

/** Who sends: a signed-in person, or an address. */
export type Sender = { userId: string | null; address: string };
type Envelope = { language: LeadLanguage; website?: string | null; idempotencyKey: string };
type Consent = { [Field in LeadConsentField]?: boolean | null | undefined } & { textVersion: string };
export type ContactInput = Envelope & {
  name: string;
  email: string;
  phone: string;
  city: string;
  school: string;
  campaign?: string | null;
  fact?: string | null;
  message?: string | null;
  item?: LeadItem | null;
  consent: Consent;
};
export type ProfileStrengthInput = Envelope & {
  fullName: string;
  phone: string;
  email: string;
  address: string;
  studyYear: string;
  gpaBand?: GpaBand | null;
  consent: Consent;
};

type Submission = { kind: LeadKind; content: LeadContent; agreed: Consent; item?: LeadItem };

type Deps = Pick<LeadsPorts, 'recordsOf'> & {
  runInBackground: Platform['runInBackground'];
  repository: LeadRepository;
  idempotency: Pick<Idempotency, 'once'>;
  limiter: RateLimiter;
  clock: Clock;
};

const stored = z.object({ leadId: z.string() });

export const createSubmissions = ({ repository, idempotency, limiter, recordsOf, runInBackground, clock }: Deps) => {
  /** Only programs that fill in whatever they find see this field. They are answered like people and after the same steps, so that they learn nothing, also not by the time. */
  const isHoneypotFilled = ({ website }: Envelope): boolean => Boolean(website?.trim());

  const store = async (sender: Sender, envelope: Envelope, { kind, content, agreed, item }: Submission) => {
    const isKept = !isHoneypotFilled(envelope);
    const { language, idempotencyKey } = envelope;
    const caller = sender.userId === null ? 'VISITOR' : { userId: sender.userId };
    const input = { content, agreed, item: item ?? null, language };
    await idempotency.once({ scope: kind, caller, key: idempotencyKey, input, answer: stored }, async id => {
      const now = clock();
      await repository.insert(
        {
          _id: id,
          ...(sender.userId === null ? {} : { userId: sender.userId }),
          kind,
          status: 'OPEN',
          ...content,
          ...(item ? { item } : {}),
          language,
          consents: LEAD_CONSENT_FIELDS.filter(field => agreed[field]).map(field => ({
            purpose: LEAD_CONSENTS[field],
            textVersion: agreed.textVersion,
            language,
            at: now,
          })),
          history: [{ kind: 'RECEIVED', at: now }],
          searchWords: searchWordsOf(content.fullName, content.email, content.city ?? '', content.school ?? ''),
          submittedAt: now,
          updatedAt: now,
        },
        isKept ? [followUp(receivedMailJob, { leadId: id, userId: sender.userId }, { at: now })] : [],
      );
      if (!isKept) runInBackground(() => repository.remove(id));
      return { leadId: id };
    });
  };

  return {
    contact: async (sender: Sender, input: ContactInput): Promise<LeadError[]> => {
      const parsed = contactRule.safeParse(input);
      if (parsed.error) return userErrorsOf(parsed.error);
      const [record = null] = input.item ? await recordsOf(input.item.kind, [input.item.id]) : [];
      if (input.item && !record) return [userError('NO_SUCH_ITEM', 'item')];
      const item = input.item && record && { kind: input.item.kind, id: record._id };
      await consume(limiter, sender.address);
      const { consent, name, fact, message, ...content } = parsed.data;
      const isCorrection = content.campaign === 'CORRECTION';
      await store(sender, input, {
        kind: 'CONTACT',
        content: {
          fullName: name,
          ...content,
          ...(fact && isCorrection ? { fact } : {}),
          ...(message ? { message } : {}),
        },
        agreed: consent,
        ...(item ? { item: { kind: item.kind, id: item.id } } : {}),
      });
      return [];
    },

    profileStrength: async (
      sender: Sender,
      input: ProfileStrengthInput,
    ): Promise<{ band: GpaBand | null; errors: LeadError[] }> => {
      const parsed = profileStrengthRule.safeParse(input);
      if (parsed.error) return { band: null, errors: userErrorsOf(parsed.error) };
      await consume(limiter, sender.address);
      const { consent, ...content } = parsed.data;
      await store(sender, input, { kind: 'PROFILE_STRENGTH', content, agreed: consent });
      return { band: content.gpaBand, errors: [] };
    },
  };
};

export type Submissions = ReturnType<typeof createSubmissions>;
