import type { ADVISING_CHANNELS } from '../../../schema/rules/advising.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type AdvisingChannel = (typeof ADVISING_CHANNELS)[number];
export type AdvisingStatus = 'SCHEDULED' | 'CANCELLED';

export type SessionTime = { startsAt: Date; endsAt: Date; timeZone: string };

export type AdvisingSessionRecord = WithOutbox &
  SessionTime & {
    _id: string;
    /** The student. */
    userId: string;
    advisorId?: string;
    topic: string;
    note?: string;
    channel: AdvisingChannel;
    joinUrl?: string;
    place?: string;
    status: AdvisingStatus;
    /** Quarters of an hour that it takes of each of the two, while it is scheduled: unique indexes keep them from being taken twice. */
    studentSlots?: string[];
    advisorSlots?: string[];
    createdAt: Date;
    updatedAt: Date;
  };
