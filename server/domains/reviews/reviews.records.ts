import type { ReviewDeclineReason } from '../../../schema/rules/reviews.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type ReviewLanguage = 'VI' | 'EN';
export type ReviewStatus = 'WAITING' | 'PUBLISHED' | 'DECLINED';

/** What the author writes. */
export type ReviewContent = {
  text: string;
  /** What the author wants to be called in public. */
  name: string;
  studies?: string;
  language: ReviewLanguage;
  consent: { textVersion: string; language: ReviewLanguage; at: Date };
};

export type ReviewRecord = WithOutbox &
  ReviewContent & {
    _id: string;
    userId: string;
    /** `SERVICE`, or the id of the institution: with `userId` it is unique. */
    subject: string;
    status: ReviewStatus;
    declineReason?: ReviewDeclineReason;
    declineNote?: string;
    submittedAt: Date;
    publishedAt?: Date;
    /** Strictly increasing, so that author and staff can name the state that was seen. */
    updatedAt: Date;
  };

export const SERVICE = 'SERVICE';
export const institutionIdOf = ({ subject }: Pick<ReviewRecord, 'subject'>): string | null =>
  subject === SERVICE ? null : subject;
