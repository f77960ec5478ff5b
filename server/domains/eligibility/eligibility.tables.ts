/** Names of the tables by which scales were compared. */
import { CONVERSION_TABLES } from '../../../schema/rules/grades/conversion.values.js';
import { ENGLISH_TABLES, TOEFL_TABLES } from '../../../schema/rules/grades/englishConversion.values.js';

const TENTHS = {
  id: 'tenths-of-hundred',
  name: { vi: 'Chia mười: 70 % được đọc là 7,0', en: 'Divided by ten: 70% is read as 7.0' },
};
const NAMES = new Map(
  [...CONVERSION_TABLES, ...ENGLISH_TABLES, ...TOEFL_TABLES, TENTHS].map(({ id, name }) => [id, name]),
);

export const tableName = (id: string | null): { vi: string; en: string } | null =>
  id === null ? null : (NAMES.get(id) ?? null);
