/** Levels and languages. A line is a group: every phrase finds every other. */
export const LEVEL_GROUPS: readonly string[] = [
  'cử nhân | bậc đại học, hệ đại học | bachelor, bachelors, undergraduate, BSc, BA',
  'thạc sĩ | thạc sỹ, ThS, Th.S, cao học, bậc thạc sĩ | master, masters, MSc, MA, master degree',
  'tiến sĩ | tiến sỹ, TS, nghiên cứu sinh, NCS | PhD, doctor, doctoral, doctorate, DPhil, doctor of philosophy',
  'cao đẳng | CĐ, bậc cao đẳng | diploma, associate, college, colleges',
  'dự bị | dự bị đại học, khóa dự bị, năm dự bị, học dự bị, chương trình dự bị | foundation year, foundation course, foundation program, pathway, pathway program, studienkolleg',
  'chứng chỉ | certificate',
  'sau đại học | postgraduate, graduate',
  'tiếng Anh | bằng tiếng Anh | English, English taught, taught in English',
  'tiếng Đức | bằng tiếng Đức | Deutsch, taught in German, German taught, German language',
  'tiếng Pháp | bằng tiếng Pháp | French, taught in French',
  'MPhil | thạc sĩ nghiên cứu | MRes, master of research, master of philosophy, master by research, masters by research, research master, research masters, research master degree, research masters degree',
];

/** Kinds of institution. */
export const KIND_GROUPS: readonly string[] = [
  'đại học | ĐH, trường đại học | university, universities, uni, unis, univ, U of, universität, université',
  'học viện | học viện nghề | institute, institutes, academy, academies',
  'cao đẳng cộng đồng | trường cộng đồng | community college, community colleges',
  'đại học khoa học ứng dụng | khoa học ứng dụng, ĐH khoa học ứng dụng | university of applied sciences, universities of applied sciences, applied sciences, university of applied science, universities of applied science, hochschule, hochschulen, fachhochschule, fachhochschulen, FH',
  'bách khoa | đại học bách khoa, đại học kỹ thuật, đại học công nghệ, viện công nghệ, đại học công nghệ kỹ thuật, ĐH bách khoa, ĐH kỹ thuật, uni kỹ thuật, uni bách khoa | technical university, technical universities, university of technology, universities of technology, institute of technology, institutes of technology, technological university, technological universities, polytechnic, polytechnics, technical uni, technical unis, tech university, tech universities, technische universität, technische universitäten, technische hochschule, technische hochschulen, TU',
  'học nghề | trung cấp nghề, cao đẳng nghề, trường nghề, trung cấp | vocational',
  'trường kinh doanh | business school, business schools, school of business, schools of business, school of management, schools of management, management school, management schools, school of finance',
  'trường mỹ thuật | trường nghệ thuật, đại học mỹ thuật, đại học nghệ thuật, học viện mỹ thuật, học viện nghệ thuật | school of art, schools of art, institute of art, institutes of art, art and design school, art and design schools, college of art, colleges of art, art school, art schools, universities of the arts, university of the arts',
  'đại học Y khoa | đại học y, đại học y dược | university of medicine, universities of medicine, medical university, medical universities',
  'đại học bang | state university',
  'đại học quốc gia | national university, national universities',
];
