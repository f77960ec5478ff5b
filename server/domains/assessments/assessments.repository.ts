/** Attempts in MongoDB: one a person and test. Each answer is a field of its own, so that two tabs never overwrite each other's. */
import { ASSESSMENT_IDS, type AssessmentId } from '../../../schema/rules/assessments.values.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import type { AttemptModel } from './assessments.model.js';
import type { Answers, Attempt, AttemptRecord } from './assessments.records.js';

type Key = { userId: string; assessmentId: AssessmentId };
/** What is not named stays as it is. The consent is that of the first write. */
export type AttemptChange = { answers?: Answers; result?: Attempt['result']; consent: Attempt['consent'] };

const whole = (record: AttemptRecord): AttemptRecord => ({
  ...record,
  answers: record.answers ?? {},
  result: record.result ?? null,
});

export const createAssessmentsRepository = (attempts: AttemptModel) => {
  const write = async ({ userId, assessmentId }: Key, change: AttemptChange, now: Date): Promise<void> => {
    const answers = Object.entries(change.answers ?? {}).map(([key, answer]) => [`answers.${key}`, answer] as const);
    await attempts.updateOne(
      { userId, assessmentId },
      {
        $set: {
          updatedAt: now,
          ...Object.fromEntries(answers),
          ...(change.result === undefined ? {} : { result: change.result }),
        },
        $setOnInsert: { _id: newId(), consent: change.consent, createdAt: now },
      },
      // Defaults would set the same fields a second time.
      { upsert: true, setDefaultsOnInsert: false },
    );
  };

  return {
    of: async ({ userId, assessmentId }: Key): Promise<AttemptRecord | null> => {
      const found = await attempts.findOne({ userId, assessmentId }).lean<AttemptRecord | null>().exec();
      return found && whole(found);
    },

    ofUser: async (userId: string): Promise<AttemptRecord[]> =>
      (await attempts.find({ userId }).limit(ASSESSMENT_IDS.length).lean<AttemptRecord[]>().exec()).map(whole),

    /** Of two that insert at the same moment the unique index refuses one: the row is there then. */
    change: async (key: Key, change: AttemptChange, now: Date): Promise<void> => {
      try {
        await write(key, change, now);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await write(key, change, now);
      }
    },

    forgetAnswers: async ({ userId, assessmentId }: Key, now: Date): Promise<void> => {
      await attempts.updateOne({ userId, assessmentId }, { $set: { answers: {}, updatedAt: now } });
    },

    remove: async ({ userId, assessmentId }: Key): Promise<void> => {
      await attempts.deleteOne({ userId, assessmentId });
    },

    countOf: (userId: string): Promise<number> => attempts.countDocuments({ userId }).exec(),

    removeAll: async (userId: string): Promise<void> => {
      await attempts.deleteMany({ userId });
    },
  };
};

export type AssessmentsRepository = ReturnType<typeof createAssessmentsRepository>;
