const years = (word: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, more) => `${word} ${from + more}`).join(', ');

const BOARDING_SCHOOL = 'trường nội trú';

const COURSES: readonly string[] = [
  'course',
  'courses',
  'class',
  'classes',
  'program',
  'programs',
  'programme',
  'camp',
  'camps',
  'school',
  'schools',
];
/** Of English for a summer, however the words stand. */
const SUMMER_ENGLISH = COURSES.flatMap(course => [`summer english ${course}`, `english summer ${course}`]).join(', ');
const ENGLISH_IN_SUMMER = ['hè', 'mùa hè'].flatMap(when =>
  ['học tiếng Anh', 'khóa tiếng Anh', 'khóa học tiếng Anh', 'lớp tiếng Anh'].map(course => `${course} ${when}`),
);

type InBoth = { readonly vi: string; readonly en: string };

/** Schools below a university, and courses for a summer or for a language alone: there are none here, which is said (understanding/otherSchools.ts). */
const OTHER_SCHOOLS: InBoth = {
  vi: [
    'trung học nội trú, trường trung học, trường trung học nội trú, trường cấp 3, trường cấp 2, trường cấp 1, trường phổ thông, trường THPT, trường THCS',
    'trung học phổ thông, trường trung học phổ thông, trung học cơ sở, trường trung học cơ sở, trường tiểu học, trường mẫu giáo, trường mầm non',
    'du học cấp 3, du học cấp 2, du học cấp 1, du học THPT, du học THCS, du học trung học, du học phổ thông, du học tiểu học, chương trình THPT, chương trình trung học',
    'con học mẫu giáo, con học mầm non, con học tiểu học, cho con học mẫu giáo, cho con học mầm non, cho con học tiểu học, gửi con mầm non, gửi con mẫu giáo',
    'du học hè, trại hè, du học trại hè, khóa hè, khóa học hè, chương trình hè, trường ngôn ngữ, trường Anh ngữ, trung tâm Anh ngữ, trung tâm tiếng Anh, trại hè tiếng Anh, khóa hè tiếng Anh, khóa học hè tiếng Anh, du học hè tiếng Anh',
    ENGLISH_IN_SUMMER.join(', '),
  ].join(', '),
  en: [
    'boarding school, boarding schools, secondary school, secondary schools, high school, high schools, sixth form, sixth form college, middle school, middle schools, primary school, primary schools, elementary school, elementary schools',
    'high school program, high school programs, high school diploma program, high school exchange, junior high school, senior high school',
    'summer school, summer schools, summer camp, summer camps, summer program, summer programs, summer programme, summer programmes, summer course, summer courses',
    'language school, language schools, language course, language courses, english language school, english language schools, english language course, english language courses, intensive english course, intensive english courses, esl course, esl courses',
    SUMMER_ENGLISH,
  ].join(', '),
};

/** Each way to say it. */
export const CALLED_OTHER_SCHOOLS: readonly string[] = [BOARDING_SCHOOL, OTHER_SCHOOLS.vi, OTHER_SCHOOLS.en]
  .join(', ')
  .split(', ');

const HALF_TIME = 'bán thời gian';

/** Lessons beside a job, at other hours: it is said that no entry tells of them (understanding/unansweredTopics.ts). */
const PART_TIME: InBoth = {
  vi: [
    'học bán thời gian, buổi tối, học buổi tối, học tối, học ban đêm, ca tối, lớp buổi tối, lớp tối, học ngoài giờ, ngoài giờ hành chính',
    'sau giờ làm, cuối tuần, học cuối tuần, thứ bảy chủ nhật, học part time, chương trình bán thời gian, hệ bán thời gian, học part time buổi tối',
    'lớp cuối tuần, lớp học buổi tối, lớp học cuối tuần, khóa học buổi tối, khóa học cuối tuần, vào buổi tối, vào cuối tuần, học vào buổi tối',
    'học vào cuối tuần, học thứ bảy chủ nhật',
  ].join(', '),
  en: [
    'part time, part time study, part time course, part time courses, part time degree, evening, evenings, in the evening, in the evenings',
    'evening class, evening classes, evening course, evening courses, weekend, weekends, on weekends, on the weekend, at the weekend, weekend class',
    'weekend classes, weekend course, weekend courses, night school, night class, night classes, after work, part time program, part time programs',
    'part time programme, part time programmes, part time classes, part time studies, study part time, studying part time, evening program',
    'evening programs, evening programme, weekend program, weekend programs, weekend programme',
  ].join(', '),
};

/** Each way to say it. */
export const CALLED_PART_TIME: readonly string[] = [HALF_TIME, PART_TIME.vi, PART_TIME.en].join(', ').split(', ');

/** By itself where somebody stands, unless it is what they want to attend. */
const YEARS_AT_SCHOOL: InBoth = {
  vi: [
    'học cấp 3, học cấp 2, học cấp 1, học THPT, học THCS, học trung học, học phổ thông',
    years('lớp', 1, 11),
    years('học lớp', 1, 12),
  ].join(', '),
  en: [years('grade', 1, 10), years('year', 7, 12)].join(', '),
};

/**
 * What people wish for and no entry tells: how a place is, at what hours lessons are. An answer beside a place or a subject does without it, and says so (query/relaxation.ts); the title
 * that has it is found by it. A line is a group: every phrase finds every other.
 */
export const UNANSWERABLE_GROUPS: readonly string[] = [
  'đi theo chồng | chồng đi theo, vợ đi theo, chồng em đi theo, vợ em đi theo, vợ con đi theo, dẫn theo chồng, dẫn theo vợ, mang theo vợ con, dẫn theo con, mang theo con, mang theo gia đình, cho vợ con đi cùng, cho chồng đi cùng | bring spouse, bring my spouse, bring my wife, bring my husband, bring family, bring my family, bring dependents, bring my kids, with dependents, dependents allowed, spouse, with spouse, with my spouse, spouse allowed, spouse visa, spouse work permit, with my wife, with my husband, with wife, with husband, can my wife come, can my wife come with me, can my husband come, can my husband come with me, can my spouse come with me, can i bring my wife, can i bring my husband, can i bring my family, can i bring my spouse, bring partner, bring my partner, with my family, dependent visa, dependant visa, dependents, dependants',
  'thành phố nhỏ | thị trấn, thị trấn nhỏ, vùng quê, ở quê, miền quê, nông thôn, vùng nông thôn, không ở thành phố lớn, đừng ở thành phố lớn, tránh thành phố lớn, không thích thành phố lớn, không phải thành phố lớn | small town, small towns, small city, small cities, not a big city, not in a big city, not in big cities, no big city, no big cities, avoid big cities, outside big cities, away from big cities',
  'yên tĩnh | yên bình, thanh bình | quiet, quiet town, quiet city, quiet place, peaceful, countryside',
  'thành phố lớn | | big city, big cities, large city, large cities',
  'gần biển | ven biển, cạnh biển | near the sea, by the sea, near the beach, near a beach, close to the beach, seaside',
  'chi phí sống rẻ | chi phí sống thấp, chi phí sống, chi phí sống không cao, chi phí sinh hoạt rẻ, chi phí sinh hoạt thấp, chi phí sinh hoạt, sinh hoạt phí rẻ, sinh hoạt phí thấp, phí sinh hoạt rẻ, phí sinh hoạt thấp, giá sinh hoạt rẻ, sinh hoạt rẻ, mức sống thấp, sống rẻ | cost of living, low cost of living, lowest cost of living, cheap cost of living, low living costs, low living cost, cheap living costs, affordable living, cheap to live, cheap to live in',
  'thời tiết ấm áp | | warm place, warm places, warm city, warm weather, warm climate, nice weather, good weather, sunny, sunny place, not cold, not too cold',
  'thành phố an toàn | an ninh tốt, nước an toàn, nước nào an toàn, nước nào an toàn nhất, trường an toàn, trường nào an toàn, nơi an toàn, sống an toàn | safe, safe city, safe cities, safest',
  'không cần tiếng anh | ko cần tiếng anh, k cần tiếng anh, không cần biết tiếng anh, không biết tiếng anh, ko biết tiếng anh, k biết tiếng anh, chưa biết tiếng anh, không nói được tiếng anh, không rành tiếng anh, không có tiếng anh, mù tiếng anh | no english, zero english, without english, no english skills, dont speak english, dont know english, cannot speak english, cant speak english',
  `${HALF_TIME} | ${PART_TIME.vi} | ${PART_TIME.en}`,
  'thời gian linh hoạt | giờ học linh hoạt, lịch học linh hoạt, thời gian học linh hoạt | flexible schedule, flexible hours, flexible timetable, flexible study, flexible learning',
  'song ngành | song bằng, bằng kép, bằng đôi, hai bằng, hai bằng cùng lúc, hai ngành cùng lúc | double degree, double degrees, double major, double majors, dual degree, dual degrees, dual major',
  'phải về nước | quay về nước, phải quay về nước, trở về nước, phải trở về nước, bắt buộc về nước, cam kết về nước | return home, have to return home, must return home, go back home, return to Vietnam',
  `${BOARDING_SCHOOL} | ${OTHER_SCHOOLS.vi}, ${YEARS_AT_SCHOOL.vi} | ${OTHER_SCHOOLS.en}, ${YEARS_AT_SCHOOL.en}`,
];

/** Cities of Vietnam: where somebody lives, or where a school is that is not here. Each is one piece, of which no syllable says anything. */
export const HOME_GROUPS: readonly string[] = [
  'Hà Nội | | Hanoi',
  'Sài Gòn | Hồ Chí Minh, thành phố Hồ Chí Minh, TP HCM, TPHCM | Saigon, Ho Chi Minh City',
  'Đà Nẵng | | Danang',
  'Hải Phòng | | Haiphong',
  'Cần Thơ',
  'Nha Trang',
];

/** Compounds that end like the name of a subject and are no kind of it: goods, digestion and encryption are no chemistry. Each is one piece. */
export const WHOLE_WORDS: readonly string[] = [
  'hàng hóa',
  'tiêu hóa',
  'đồng hóa',
  'số hóa',
  'mã hóa',
  'lão hóa',
  'cá nhân hóa',
  'hiện đại hóa',
  'công nghiệp hóa',
  'thương mại hóa',
  'xã hội hóa',
];
