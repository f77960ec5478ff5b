/** How names of subjects and occupations begin and end, and what is written for it on a phone: `cn thực phẩm`, `bs thú y`, `quan hệ qt`. */
export const SHORT_HEADS: readonly (readonly [head: string, initials: string])[] = [
  ['công nghệ', 'cn'],
  ['công nghệ kỹ thuật', 'cnkt'],
  ['kỹ thuật', 'kt'],
  ['kinh tế', 'kt'],
  ['kinh doanh', 'kd'],
  ['khoa học', 'kh'],
  ['quản trị', 'qt'],
  ['quản lý', 'ql'],
  ['thiết kế', 'tk'],
  ['ngôn ngữ', 'nn'],
  ['sư phạm', 'sp'],
  ['giáo dục', 'gd'],
  ['giáo viên', 'gv'],
  ['kỹ sư', 'ks'],
  ['bác sĩ', 'bs'],
  ['dược sĩ', 'ds'],
  ['kỹ thuật viên', 'ktv'],
  ['nhân viên', 'nv'],
];
export const SHORT_ENDS: readonly (readonly [end: string, initials: string])[] = [
  ['quốc tế', 'qt'],
  ['kinh doanh', 'kd'],
  ['khách sạn', 'ks'],
  ['thông tin', 'tt'],
  ['điện tử', 'đt'],
  ['xây dựng', 'xd'],
];
