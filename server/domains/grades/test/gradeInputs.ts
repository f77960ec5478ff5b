/** Grade books as a student sends them. */
export const subject = (code: string, values: readonly (string | null)[], more: object = {}) => ({
  subject: code,
  marks: values.flatMap((value, place) => (value === null ? [] : [{ term: place < 2 ? place + 1 : null, value }])),
  ...more,
});
export const year = (subjects: readonly object[], more: object = {}) => ({
  level: 11,
  system: 'VN_TT22',
  termCount: 2,
  subjects,
  ...more,
});
export const book = (changes: object = {}) => ({
  schoolName: ' THPT  Chu Văn An ',
  years: [year([subject('MATH', ['8,2', '8.5'])])],
  ...changes,
});
