/** Grade books in MongoDB: one a person, changed by compare-and-set. */
import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { newId } from '../../kernel/newId.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { GradeBookModel } from './grades.model.js';
import type { GradeBookRecord } from './grades.records.js';

export const createGradesRepository = (books: GradeBookModel) => ({
  ofUser: (userId: string): Promise<GradeBookRecord | null> =>
    books.findOne({ userId }).lean<GradeBookRecord | null>().exec(),

  /** CONFLICT when the person has a book already. */
  insert: async (userId: string, book: GradeBook, now: Date): Promise<GradeBookRecord | 'CONFLICT'> => {
    const record: GradeBookRecord = { _id: newId(), userId, ...book, createdAt: now, updatedAt: now };
    try {
      await books.create([record]);
      return record;
    } catch (error) {
      if (isDuplicateKey(error)) return 'CONFLICT';
      throw error;
    }
  },

  /** CONFLICT when it was changed or removed since it was seen. */
  replace: (
    { _id, userId, updatedAt }: Pick<GradeBookRecord, '_id' | 'userId' | 'updatedAt'>,
    book: GradeBook,
    now: Date,
  ): Promise<GradeBookRecord | 'CONFLICT'> =>
    changeDocument<GradeBookRecord>(books, { id: _id, seen: { userId, updatedAt }, set: book, now }),

  countOf: (userId: string): Promise<number> => books.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await books.deleteMany({ userId });
  },
});

export type GradesRepository = ReturnType<typeof createGradesRepository>;
