/** Leads in MongoDB: every change is one write, with its line of history and what follows it. */
import type { QueryFilter } from 'mongoose';
import type { ContactCampaign, LeadKind } from '../../../schema/rules/leads.values.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type OutboxEntry, outboxOf } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { assignmentCondition, wordsCondition } from '../../kernel/staffQueue/queueConditions.repository.js';
import type { Assignment } from '../../kernel/staffQueue/queueFilter.js';
import { changeDocument, type DocumentChange } from '../../kernel/transitions/changeDocument.repository.js';
import type { LeadModel } from './leads.model.js';
import type { ItemKind, LeadRecord, LeadStatus } from './leads.records.js';

/** Of one person. */
const PERSON_CAP = 1000;
/** Paging of the queue ends here; the rest is found by filters. */
const MAX_COUNTED = 10_000;

export type LeadQuery = {
  status?: LeadStatus;
  kind?: LeadKind;
  campaign?: ContactCampaign;
  assignedTo?: Assignment;
  /** Who asks. */
  staffId: string;
  /** Folded beginnings, letters and digits only. */
  words: readonly string[];
};

const conditionOf = ({ status, kind, campaign, assignedTo, staffId, words }: LeadQuery): QueryFilter<LeadRecord> => ({
  ...(status ? { status } : {}),
  ...(kind ? { kind } : {}),
  ...(campaign ? { campaign } : {}),
  ...assignmentCondition(assignedTo, staffId),
  ...wordsCondition(words),
});

/** `runSoon` is called after a write that something follows. */
export const createLeadRepository = (leads: LeadModel, runSoon: () => void) => ({
  byId: (id: string): Promise<LeadRecord | null> => leads.findOne({ _id: id }).lean<LeadRecord | null>().exec(),

  ofUser: (userId: string): Promise<LeadRecord[]> =>
    leads.find({ userId }).sort({ submittedAt: -1 }).limit(PERSON_CAP).lean<LeadRecord[]>().exec(),

  /** Of senders without an account who named this address. */
  ofAddress: (email: string): Promise<LeadRecord[]> =>
    leads.find({ email, userId: null }).sort({ submittedAt: -1 }).limit(PERSON_CAP).lean<LeadRecord[]>().exec(),

  /** A row of its id was stored by an earlier attempt of the same message. */
  insert: async (record: LeadRecord, followUps: readonly OutboxEntry[]): Promise<void> => {
    try {
      await leads.create([{ ...record, ...outboxOf(followUps) }]);
      runSoon();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },

  /** CONFLICT when it was changed since it was seen, or is gone. */
  change: async (change: DocumentChange<LeadRecord>): Promise<LeadRecord | 'CONFLICT'> => {
    const changed = await changeDocument<LeadRecord>(leads, change);
    if (changed !== 'CONFLICT') runSoon();
    return changed;
  },

  queue: async (query: LeadQuery, { number, size }: PageRequest): Promise<{ items: LeadRecord[]; total: number }> => {
    const condition = conditionOf(query);
    const [items, total] = await Promise.all([
      leads
        .find(condition)
        .sort({ updatedAt: 1, _id: 1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<LeadRecord[]>()
        .exec(),
      leads.countDocuments(condition).limit(MAX_COUNTED).exec(),
    ]);
    return { items, total };
  },

  countOfItem: (kind: ItemKind, id: string): Promise<number> =>
    leads.countDocuments({ 'item.id': id, 'item.kind': kind }).exec(),

  /** Leads that name an item name another one then. Safe to repeat. */
  move: async (kind: ItemKind, fromId: string, intoId: string): Promise<void> => {
    await leads.updateMany({ 'item.id': fromId, 'item.kind': kind }, { $set: { 'item.id': intoId } });
  },

  remove: async (id: string): Promise<void> => {
    await leads.deleteOne({ _id: id });
  },

  countOf: (userId: string): Promise<number> => leads.countDocuments({ userId }).exec(),
  countOfAddress: (email: string): Promise<number> => leads.countDocuments({ email, userId: null }).exec(),

  forgetAddress: async (email: string): Promise<void> => {
    await leads.deleteMany({ email, userId: null });
  },

  /** Of a sender; and of an advisor the assignments. */
  forget: async (userId: string): Promise<void> => {
    await leads.deleteMany({ userId });
    await leads.updateMany({ advisorId: userId }, { $unset: { advisorId: 1 } });
  },
});

export type LeadRepository = ReturnType<typeof createLeadRepository>;
