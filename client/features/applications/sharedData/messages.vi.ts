/** What is passed on to an institution: the same words for the student and for the guardian. */
export const vi = {
  'sharedData.PERSON': 'họ tên, ngày sinh',
  'sharedData.CONTACT': 'email, số điện thoại',
  'sharedData.SCHOOL': 'trường và bậc đang học',
  'sharedData.MARKS': 'điểm trung bình',
  'sharedData.ENGLISH': 'chứng chỉ tiếng Anh',
  'sharedData.PLANS': 'ngành và kỳ muốn học',
  'sharedData.DOCUMENTS': 'giấy tờ đưa cho tư vấn viên để nộp hồ sơ này',
} as const;

type OwnTexts = typeof vi;
declare module '../../../kernel/i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
