/** How levels and degrees are said. */
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

/** `UNIVERSITY` is a level only where nothing says that an institution is meant, and what comes after something that somebody has, only where no other is said (understand.ts). */
export type Level =
  | 'DIPLOMA'
  | 'ANY_DIPLOMA'
  | 'BACHELOR'
  | 'MASTER'
  | 'DOCTORATE'
  | 'POSTGRADUATE'
  | 'UNIVERSITY'
  | 'DEGREE'
  | 'FROM_SCHOOL'
  | 'FROM_DIPLOMA'
  | 'FROM_UNIVERSITY';
/** As schools are called in India, Nigeria, Ghana and Britain. */
const AFTER_SCHOOL = [
  each(
    ['', 'after', 'passed', 'finished', 'completed', 'finish', 'finishes', 'finishing', 'will finish'],
    ['12 th', '12 th grade', '12 th standard', 'class 12', 'a levels', 'o levels', 'waec', 'wassce', 'ssce'],
  ),
  each(
    ['after', 'passed', 'finished', 'completed'],
    ['plus two', 'intermediate', 'secondary school', 'igcse', 'gcse', 'ib', 'ib diploma'],
  ),
  'after school',
].join(' | ');
/** Somebody has left school, or soon will: `học hết cấp ba`, `xong 12`. */
const SCHOOL_DONE = each(
  [
    'hết',
    'xong',
    'học hết',
    'học xong',
    'tốt nghiệp',
    'mới tốt nghiệp',
    'vừa tốt nghiệp',
    'sắp tốt nghiệp',
    'sắp xong',
    'tn',
  ],
  ['cấp ba', 'cấp iii', 'phổ thông', 'trung học', 'thpt', 'cấp 3', '12', 'lớp mười hai', 'lớp mười một'],
);
/** A word for getting a degree before its name: `lấy cái bằng thạc sĩ`. */
const GETTING = each(
  ['lấy', 'lấy cái', 'học lấy', 'học lấy cái', 'kiếm', 'kiếm cái', 'học lên', 'lấy tấm', 'có cái'],
  ['', 'bằng'],
).split(' | ');
/** Who is about to leave school. */
const LEAVING_SCHOOL = each(
  ['sắp', 'chuẩn bị'],
  [
    'tốt nghiệp cấp 3',
    'tốt nghiệp thpt',
    'tốt nghiệp lớp 12',
    'xong cấp 3',
    'hết cấp 3',
    'học xong lớp 12',
    'xong lớp 12',
  ],
);
/** Where somebody stands, or what they want to attend (otherSchools.ts), and the diploma of a school. */
const YEARS_AT_SCHOOL = [
  each(['lớp', 'học lớp', 'grade', 'grade level'], ['6', '7', '8', '9', '10']),
  each(['học'], ['cấp 2', 'cấp 3', 'thpt', 'thcs', 'trung học', 'phổ thông']),
  each(
    ['', 'with', 'with a', 'with my', 'have a', 'i have a', 'after', 'after my'],
    ['high school diploma', 'secondary school diploma', 'high school certificate'],
  ),
  each(['', 'có'], ['bằng cấp 3', 'bằng thpt', 'bằng tốt nghiệp thpt', 'bằng tốt nghiệp cấp 3']),
  each(
    // What somebody has done, does or will do with it.
    'finished | completed | finishing | just finished | finish | finishes | will finish | about to finish | graduated | graduated from | graduating | graduating from | graduate | graduates | will graduate | graduate from | graduates from | will graduate from | in | still in | out of'.split(
      ' | ',
    ),
    ['high school'],
  ),
  'year 10 | 9 th grade | 10 th grade | 9 th grader | 10 th grader',
].join(' | ');
/** Somebody has the degree: a higher one is asked for. */
const AFTER_DEGREE = [
  each(
    [
      'after',
      'after my',
      'after a',
      'after doing',
      'after completing',
      'i have a',
      'i did',
      'finished my',
      'completed my',
    ],
    [
      'bsc',
      'b sc',
      'ba',
      'bs',
      'bcom',
      'b com',
      'bba',
      'bca',
      'btech',
      'b tech',
      'beng',
      'llb',
      'mbbs',
      'bsn',
      'bds',
      'degree',
      'graduation',
      'ug',
    ],
  ),
  each(['sau', 'sau khi học', 'học xong'], ['bsc', 'bba', 'bcom', 'btech', 'beng', 'llb']),
].join(' | ');
export const LEVELS: Phrases<Level> = [
  [
    'ANY_DIPLOMA',
    'diploma | diplomas | a diploma | diploma course | diploma courses | diploma program | diploma programs',
  ],
  [
    'DIPLOMA',
    'cao đẳng | cao đẵng | cao dẳng | bậc cao đẳng | hệ cao đẳng | học cao đẳng | bằng cao đẳng | trình độ cao đẳng | cđ | advanced diploma | advanced diplomas | hnd | hnc | higher national diploma | higher national diplomas | higher national certificate | college diploma | college diplomas',
  ],
  [
    'BACHELOR',
    `${each(GETTING, ['cử nhân', 'đại học', 'bachelor'])} | cử nhân danh dự | bằng danh dự | bậc đh | hệ đh | bằng đh | lấy bằng đh | trình độ đh | chương trình đh | bằng 2 đại học | học bằng 2 | học bằng hai | lấy bằng 2 | lấy bằng hai | bằng 2 | ug | ug course | ug degree | ug program | bachelor of science | bachelors of science | bachelor of science in | bachelor of arts | bachelor of arts in | cử nhân | bằng cử nhân | bậc cử nhân | bậc đại học | bằng đại học | lấy bằng đại học | học lấy bằng đại học | hệ đại học | hệ cử nhân | trình độ đại học | trình độ cử nhân | chương trình cử nhân | chương trình đại học | chương trình bậc đại học | đại học chính quy | liên thông | liên thông đại học | liên thông lên đại học | liên thông từ cao đẳng | liên thông từ cao đẳng lên đại học | liên thông cao đẳng lên đại học | liên thông cao đẳng đại học | từ cao đẳng lên đại học | cao đẳng lên đại học | transfer from college to bachelor | transfer from college to bachelors | transfer from college to university | transfer from college to a bachelor degree | transfer from community college to university | transfer from community college to bachelor | transfer from diploma to bachelor | transfer from diploma to degree | from college to bachelor | from college to university | diploma to bachelor | diploma to bachelors | diploma to degree | associate to bachelor | associate to bachelors | transfer to university | transfer to a university | transfer to bachelor | transfer to a bachelor | transfer to a bachelor degree | transfer into a bachelor | văn bằng 2 | văn bằng hai | bằng đại học thứ hai | top up | top up degree | bachelor | bachelors | bachelor degree | bachelors degree | bachelor degrees | bsc | undergraduate | undergrads | undergraduates | undergraduate degree | undergraduate degrees | undergraduate program | undergraduate programme | undergraduate course | undergrad | undergrad degree | undergrad program | undergraduate level | undergrad level | bachelor level | bachelors level | undergraduate studies | undergrad studies | undergraduate study | first degree | bs in | ba in | bs degree`,
  ],
  [
    'MASTER',
    `${each(GETTING, ['thạc sĩ', 'thạc sỹ', 'cao học', 'ths', 'master'])} | học lên cao học | học tiếp cao học | học tiếp thạc sĩ | lên cao học | lên thạc sĩ | master of science | masters of science | master of science in | master of arts | master of arts in | thạc sĩ | thạc sỹ | thạc sỉ | bậc thạc sĩ | bằng thạc sĩ | học lên thạc sĩ | hệ thạc sĩ | ths | th s | cao học | trình độ thạc sĩ | chương trình thạc sĩ | học thạc sĩ | học cao học | masters program | masters programme | masters course | master program | master programme | master | masters | master degree | masters degree | master degrees | master level | masters level | msc | ms degree | ms program | ma in`,
  ],
  [
    'DOCTORATE',
    `${each(GETTING, ['tiến sĩ', 'phd'])} | làm tiến sĩ | làm phd | làm nghiên cứu sinh | tiến sĩ | tiến sỹ | tiến sỉ | bậc tiến sĩ | nghiên cứu sinh | ncs | phd | ph d | doctorate | doctoral | dphil | doctoral program | doctoral programme | phd program | phd programme | phd level | doctoral level`,
  ],
  [
    'POSTGRADUATE',
    'sau đại học | bậc sau đại học | hệ sau đại học | trình độ sau đại học | chương trình sau đại học | postgraduate | postgraduates | postgrads | postgraduate level | postgrad level | postgraduate studies | postgraduate study | postgrad studies | post graduate | postgrad | post grad | post grads | học post grad | học postgrad | pg | pg course | grad school | graduate school | graduate program | graduate programs | graduate programme | graduate degree | graduate degrees | graduate course | graduate level | graduate study | graduate studies | postgraduate program | postgraduate course | postgraduate degree',
  ],
  ['UNIVERSITY', 'đại học'],
  [
    'DEGREE',
    'degree | degrees | a degree | degree course | degree courses | degree program | degree programs | degree programme | degree programmes',
  ],
  [
    'FROM_SCHOOL',
    `${SCHOOL_DONE} | lớp 12 | học sinh lớp 12 | em là học sinh | em là học sinh lớp 12 | em là học sinh cấp 3 | là học sinh lớp 12 | học sinh cấp 3 | học sinh phổ thông | hết lớp 12 | xong lớp 12 | học xong lớp 12 | học hết lớp 12 | tốt nghiệp lớp 12 | tốt nghiệp cấp 3 | tn cấp 3 | tn thpt | tn lớp 12 | xong cấp 3 | tốt nghiệp thpt | tốt nghiệp trung học phổ thông | học sinh trung học phổ thông | high school graduate | high school graduates | học xong cấp 3 | hết cấp 3 | high school student | high school students | after high school | after grade 12 | grade 12 | year 12 | after year 12 | grade 12 students | ${AFTER_SCHOOL} | lớp 11 | lớp 10 | lớp 9 | học lớp 11 | học lớp 12 | học lớp 10 | học sinh lớp 11 | học sinh lớp 10 | hết lớp 11 | xong lớp 11 | học hết lớp 11 | học xong lớp 11 | hết lớp 9 | xong lớp 9 | grade 11 | ${YEARS_AT_SCHOOL} | ${LEAVING_SCHOOL} | 11 th grade | 12 th grade | 11 th grader | 12 th grader | year 11`,
  ],
  [
    'FROM_DIPLOMA',
    'tốt nghiệp cao đẳng | đã tốt nghiệp cao đẳng | học xong cao đẳng | xong cao đẳng | học hết cao đẳng | có bằng cao đẳng | đã có bằng cao đẳng | transfer from college | transfer from a college | transfer from community college | transfer from a community college | transferring from college | transferring from community college | from community college | after community college | i finished community college | chuyển tiếp từ cao đẳng | học lên từ cao đẳng | after diploma | after a diploma | after my diploma | i have a diploma | after hnd | with hnd | i have hnd',
  ],
  [
    'FROM_UNIVERSITY',
    `${AFTER_DEGREE} | học xong cử nhân | học hết cử nhân | xong cử nhân | tốt nghiệp cử nhân | sau khi học xong cử nhân | sau khi tốt nghiệp đại học | sau tốt nghiệp đại học | em tốt nghiệp đại học | mình tốt nghiệp đại học | tôi tốt nghiệp đại học | tốt nghiệp đại học rồi | tốt nghiệp đại học xong | đã tốt nghiệp đại học | mới tốt nghiệp đại học | vừa tốt nghiệp đại học | học xong đại học | xong đại học | học hết đại học | có bằng đại học | đã có bằng đại học | có bằng cử nhân | đã có bằng cử nhân | sau khi có bằng cử nhân | học lên cao | học lên cao hơn | học cao hơn | học tiếp lên cao | học tiếp sau đại học | after bachelor | after a bachelor | after bachelors | after my bachelor | after my bachelors | after bachelor degree | after a bachelor degree | after a bachelors degree | after my bachelor degree | after my bachelors degree | after undergraduate | after university | with a bachelor degree | with a bachelors degree | i have a bachelor degree | i have a bachelors degree | have a bachelors | university graduate | university graduates`,
  ],
];

/** Degrees by which a subject is called, so that the text keeps them: whoever wants an MBA wants a master's degree. */
export const SUBJECT_DEGREES: Phrases<'BACHELOR' | 'MASTER'> = [
  ['MASTER', 'MBA'],
  ['BACHELOR', 'BBA'],
];

/** Degrees that say an award and a subject. Not `BDS`, which is bất động sản, nor `MEd`, `BEd` and `MArch`, which are words without their capitals, nor `JD`, which no award is. */
export const DEGREES: Phrases<string> = [
  ['BACHELOR law', 'llb | bachelor of laws'],
  ['MASTER law', 'llm | master of laws'],
  ['BACHELOR engineering', 'beng | b eng | bachelor of engineering | btech | b tech'],
  ['MASTER engineering', 'meng | m eng | master of engineering | mtech | m tech'],
  ['BACHELOR commerce', 'bcom | bcomm | bachelor of commerce'],
  ['MASTER commerce', 'mcom | master of commerce'],
  ['DOCTORATE business administration', 'dba'],
  ['MASTER management', 'mim'],
  ['MASTER international business', 'mib'],
  ['MASTER finance', 'mfin | msf'],
  ['MASTER accounting', 'macc | mpacc'],
  ['MASTER business analytics', 'msba'],
  ['MASTER human resource management', 'mhrm'],
  ['BACHELOR computer science', 'bca | bscs'],
  ['MASTER computer science', 'mca | mscs'],
  ['MASTER data science', 'msds'],
  ['BACHELOR fine arts', 'bfa'],
  ['MASTER fine arts', 'mfa'],
  ['BACHELOR design', 'bdes'],
  ['MASTER design', 'mdes'],
  ['BACHELOR music', 'bmus'],
  ['MASTER music', 'mmus'],
  ['BACHELOR architecture', 'barch | b arch'],
  ['MASTER architecture', 'm arch'],
  ['BACHELOR medicine', 'mbbs | mbchb'],
  ['BACHELOR nursing', 'bsn | bscn'],
  ['MASTER nursing', 'msn'],
  ['DOCTORATE nursing', 'dnp'],
  ['BACHELOR pharmacy', 'bpharm | b pharm | b pharmacy'],
  ['MASTER pharmacy', 'mpharm | m pharm | m pharmacy'],
  ['DOCTORATE pharmacy', 'pharmd | pharm d'],
  ['MASTER public health', 'mph'],
  ['MASTER health administration', 'mha'],
  ['BACHELOR social work', 'bsw'],
  ['MASTER social work', 'msw'],
  ['MASTER public policy', 'mpp | mpa'],
  ['DOCTORATE education', 'edd | ed d'],
  ['GRADUATE_CERTIFICATE education', 'pgce | pgde'],
];

/** In English, and by its initials, a level is not called so: `don't want to go to university`, `không thích học đh`. */
export const NO_UNIVERSITY = [
  each(
    [
      'dont want',
      'do not want',
      'didnt want',
      'dont like',
      'dont wanna',
      'not interested in',
      'not ready for',
      'instead of',
      'without',
      'not',
      'hate',
      'skip',
      'skipping',
    ],
    ['', 'to go to', 'going to', 'go to', 'to attend', 'to do', 'to study at', 'studying at'],
    ['university', 'uni'],
  ),
  each(
    ['không thích', 'không muốn', 'k thích', 'k muốn', 'chưa muốn', 'ghét', 'lười', 'chán'],
    ['học', 'vào', 'vào học', 'đi học', 'học lên', 'thi vào'],
    ['đh', 'uni'],
  ),
].join(' | ');

export const UNIVERSITY_TYPES: readonly string[] = ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES'];

/** No college and no institute: `business Canada no college`, `chỉ trường đại học`. */
export const UNIVERSITIES_ALONE = [
  each(
    ['no', 'not', 'not a', 'without', 'không', 'ko', 'k', 'không phải', 'không lấy', 'không học'],
    ['college', 'colleges'],
  ),
  each(
    ['university', 'universities', 'uni', 'unis'],
    ['only', 'only no college', 'only no colleges', 'not college', 'not a college', 'no college', 'no colleges'],
  ),
  each(['only', 'just'], ['universities', 'unis', 'a university']),
  each(
    ['chỉ', 'chỉ học', 'chỉ lấy', 'chỉ muốn', 'chỉ muốn học'],
    ['trường đại học', 'trường đh', 'đại học thôi', 'đh thôi', 'uni thôi'],
  ),
  each(
    ['chỉ đại học', 'chỉ trường đại học', 'chỉ học đại học', 'trường đại học', 'trường đh'],
    [
      'không cao đẳng',
      'ko cao đẳng',
      'không phải cao đẳng',
      'không học cao đẳng',
      'không lấy cao đẳng',
      'không college',
      'ko college',
    ],
  ),
].join(' | ');
