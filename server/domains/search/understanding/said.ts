/**
 * What people say beside a subject, as data: classes of phrases that mean one value each. Patterns of classes stand in patterns.ts. Phrases are compared as
 * typed when typed with diacritics, else without.
 */
import type { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { each } from '../text/each.js';
import { ENGLISH_MARKERS } from './englishMarkers.js';
import { ENGLISH } from './englishPhrases.js';
import type { Phrases } from './phraseList.js';
import { AUTO_APPLIED, OPEN_NOW } from './saidApplying.js';
import { BLOCKS } from './saidBlocks.js';
import { DEGREES, LEVELS, NO_UNIVERSITY, UNIVERSITIES_ALONE, UNIVERSITY_TYPES } from './saidLevels.js';
import { MARKERS } from './saidMarkers.js';
import { OWNERSHIPS } from './saidOwnership.js';
import { AUDIENCES, COVERAGES } from './saidScholarships.js';
import { SPOKEN_LANGUAGES } from './saidSkills.js';
import { ADMISSION_TESTS, CAMBRIDGE_TESTS, TESTS } from './saidTests.js';
import { ASSOCIATES } from './saidTransfers.js';
import { UNANSWERED_TOPICS } from './unansweredTopics.js';

type Feature = (typeof INSTITUTION_FEATURES)[number];

const CURRENCIES: Phrases<FilterCurrency> = [
  ['USD', 'usd | đô | đô la | đô mỹ | đô la mỹ | us dollars | dollars | dollar | $ | us$ | usd$'],
  ['AUD', 'aud | đô úc | đô la úc | australian dollars | a$ | au$ | aud$'],
  ['CAD', 'cad | đô canada | đô la canada | đô can | canadian dollars | c$ | ca$ | can$ | cad$'],
  ['EUR', 'eur | euro | euros | ơ rô | €'],
  ['GBP', 'gbp | bảng | bảng anh | pounds | pound | quid | £'],
  ['VND', 'vnd | đồng | việt nam đồng | đ'],
];

/** How often the unit counts, and whether it speaks of dong when no currency is named. */
const SCALES: Phrases<number> = [
  [1e3, 'k | nghìn | ngàn | ngìn | thousand | grand'],
  [1e6, 'triệu | tr | củ | million | millions | mil | mio | m'],
  [1e9, 'tỷ | tỉ | billion | bn'],
];

/** Words for the number of a sum. */
const SUM_WORDS: Phrases<number> = [
  [0.5, 'nửa | half | half a'],
  [1, 'một | one'],
  [2, 'hai | two'],
  [3, 'ba | three'],
  [4, 'bốn'],
  [5, 'năm'],
  [6, 'sáu'],
  [7, 'bảy | bẩy'],
  [8, 'tám'],
  [9, 'chín'],
  [10, 'mười'],
  [15, 'mười lăm'],
];
const MULTIPLES: Phrases<number> = [
  [10, 'chục'],
  [100, 'trăm | hundred'],
];

const MONTH_NAMES: Phrases<number> = [
  [1, 'january | jan | tháng một | tháng giêng'],
  [2, 'february | feb | tháng hai'],
  [3, 'march | mar | tháng ba'],
  [4, 'april | apr | tháng tư | tháng bốn'],
  [5, 'may | tháng năm'],
  [6, 'june | jun | tháng sáu'],
  [7, 'july | jul | tháng bảy | tháng bẩy'],
  [8, 'august | aug | tháng tám'],
  [9, 'september | sept | sep | tháng chín'],
  [10, 'october | oct | tháng mười'],
  [11, 'november | nov | tháng mười một'],
  [12, 'december | dec | tháng mười hai | tháng chạp'],
];

export type Season =
  | 'SPRING'
  | 'SUMMER'
  | 'AUTUMN'
  | 'WINTER'
  | 'WINTER_TERM'
  | 'SUMMER_TERM'
  | 'FIRST_SEMESTER'
  | 'SECOND_SEMESTER'
  | 'YEAR_BEGINNING'
  | 'YEAR_MIDDLE'
  | 'YEAR_END';
const SEASONS: Phrases<Season> = [
  ['SPRING', 'mùa xuân | kỳ xuân | kì xuân | spring'],
  ['SUMMER', 'mùa hè | mùa hạ | kỳ hè | kì hè | summer'],
  ['AUTUMN', 'mùa thu | kỳ thu | kì thu | fall | autumn'],
  ['WINTER', 'winter'],
  ['WINTER_TERM', 'kỳ mùa đông | kỳ đông | kì đông | mùa đông | winter semester | wintersemester'],
  ['SUMMER_TERM', 'summer semester | sommersemester'],
  ['FIRST_SEMESTER', 'học kỳ 1 | học kì 1 | kỳ 1 | kì 1 | semester 1 | semester one | first semester | 1 st semester'],
  [
    'SECOND_SEMESTER',
    'học kỳ 2 | học kì 2 | kỳ 2 | kì 2 | semester 2 | semester two | second semester | 2 nd semester',
  ],
  ['YEAR_BEGINNING', 'đầu năm | beginning of the year'],
  ['YEAR_MIDDLE', 'giữa năm | middle of the year'],
  ['YEAR_END', 'cuối năm | end of the year'],
];

/** Said with a year only. */
const YEAR_PARTS: Phrases<Season> = [
  ['YEAR_BEGINNING', 'early | early in | beginning | beginning of | start of | the start of'],
  ['YEAR_MIDDLE', 'mid | middle of'],
  ['YEAR_END', 'late | late in | end of'],
];

const GRADUATE_VISA = each(
  ['', 'with', 'with a', 'with the'],
  ['graduate visa', 'graduate route', 'graduate route visa'],
);
const VISA_AFTERWARDS = each(
  ['', 'with', 'with a'],
  ['work visa', 'job visa', 'work permit', 'visa'],
  [
    'after study',
    'after studies',
    'after studying',
    'after graduation',
    'after graduating',
    'after my studies',
    'after course',
  ],
);
const WORK_AT_A_COMPANY = [
  each(
    ['', 'có', 'được', 'kèm', 'có cơ hội', 'có kỳ', 'cho'],
    ['thực tập', 'đi thực tập'],
    ['', 'ở', 'tại', 'trong'],
    ['doanh nghiệp', 'công ty', 'nhà máy', 'xí nghiệp', 'doanh nghiệp lớn', 'công ty lớn', 'công ty thật'],
  ),
  each(
    ['', 'with', 'with an', 'with a', 'including', 'including an'],
    ['internship', 'internships', 'placement', 'placements'],
    ['in', 'at', 'in a', 'at a', 'with a', 'with'],
    ['company', 'companies', 'industry', 'business'],
  ),
].join(' | ');
const FEATURES: Phrases<Feature> = [
  [
    'COOP_INTERNSHIP',
    [
      WORK_AT_A_COMPANY,
      'co op | coop | co opp | coopp | có co op | thực tập | có thực tập | có kỳ thực tập | internship | internships | with internship | placement | placements | work placement | placement year | sandwich year | được thực tập | kèm thực tập | kèm co op | kỳ thực tập | chương trình thực tập | có chương trình thực tập | chương trình co op | có chương trình co op | vừa học vừa thực tập | with co op | with a co op option | with a co op | co op option | co op program | co op programme | including co op | includes co op | co op included | internship included | includes internship | including internship | with an internship | with internships | with placement | with placements | with a placement | with work placement | work placements | industry placement | with industry placement | industrial placement | with a placement year | placement year included | with a sandwich year | year in industry | with a year in industry',
    ].join(' | '),
  ],
  [
    'POST_GRADUATION_PERMIT',
    `gia hạn visa | được gia hạn visa | gia hạn visa sau tốt nghiệp | được gia hạn visa sau tốt nghiệp | được ở lại làm việc | ở lại làm việc | ở lại làm việc sau tốt nghiệp | ở lại làm việc sau khi tốt nghiệp | cho ở lại làm việc sau tốt nghiệp | cho ở lại làm việc | được ở lại | được ở lại sau tốt nghiệp | học xong được ở lại | học xong được ở lại làm việc | ở lại sau tốt nghiệp | ở lại sau khi tốt nghiệp | làm việc sau tốt nghiệp | làm việc sau khi tốt nghiệp | visa làm việc sau tốt nghiệp | có visa làm việc sau tốt nghiệp | visa ở lại làm việc | giấy phép làm việc sau tốt nghiệp | được cấp giấy phép làm việc | cấp giấy phép làm việc | xin được giấy phép làm việc | xin giấy phép làm việc | học xong được cấp giấy phép làm việc | được giấy phép làm việc | được cấp work permit | xin work permit | được cấp visa làm việc | học xong được đi làm | học xong được làm việc | pgwp | post study work | post study work visa | with post study work | post graduation work permit | work after graduation | stay and work after graduation | stay after graduation | pgwp eligible | psw | psw visa | có pgwp | được cấp pgwp | xin được pgwp | xin pgwp | work permit sau tốt nghiệp | tốt nghiệp ở lại làm | tốt nghiệp ở lại làm việc | tốt nghiệp được ở lại | cơ hội ở lại làm việc | có cơ hội ở lại làm việc | work permit after graduation | with a work permit after graduation | can work after graduation | work after graduating | work after study | work after studies | post graduation work | post study work permit | stay back | stay back option | ${VISA_AFTERWARDS} | ${GRADUATE_VISA}`,
  ],
  [
    'WORK_WHILE_STUDYING',
    'vừa học vừa làm | vừa học vừa làm thêm | vừa học vừa đi làm | vừa làm vừa học | vừa đi làm vừa đi học | vừa đi học vừa đi làm | vừa đi học vừa làm | được đi làm thêm | được làm thêm | làm thêm | đi làm thêm | cho làm thêm | cho đi làm thêm | chưa đi làm thêm | chưa được đi làm thêm | việc làm thêm | công việc làm thêm | kiếm việc làm thêm | tìm việc làm thêm | xin việc làm thêm | có việc làm thêm | dễ xin việc làm thêm | dễ kiếm việc làm thêm | dễ tìm việc làm thêm | cơ hội việc làm thêm | cơ hội làm thêm | làm part time | đi làm part time | được làm part time | việc part time | job part time | làm thêm part time | làm thêm ngoài giờ | làm thêm khi đi học | work and study | study and work | working while studying | work during studies | work during study | work beside study | work alongside study | work alongside studies | student job | student jobs | a part time job | part time jobs for students | jobs while studying | job while studying | earn while studying | part time work allowed | can work part time | part time jobs | allowed to work while studying | can work while studying | work while studying | part time work | part time job | work part time',
  ],
  [
    'ACCOMMODATION',
    'ký túc xá | kí túc xá | ktx | có ký túc xá | có ktx | chỗ ở | có chỗ ở | có chỗ ở cho sinh viên | nhà ở sinh viên | student housing | with student housing | on campus housing | accommodation | dormitory | dorm | dorms | dormitories | with dorms | with dormitory | with accommodation | có kí túc xá | có nhà ở cho sinh viên | nhà ở cho sinh viên | có nhà ở sinh viên',
  ],
  [
    'CONDITIONAL_OFFER',
    'thư mời có điều kiện | nhận có điều kiện | conditional offer | conditional offers | with conditional offer | conditional admission | nhập học có điều kiện',
  ],
];

const LANGUAGES: Phrases<string> = [
  [
    'en',
    'bằng ta | dạy bằng ta | học bằng ta | giảng dạy bằng ta | bằng tiếng anh | dạy bằng tiếng anh | học bằng tiếng anh | giảng dạy bằng tiếng anh | đào tạo bằng tiếng anh | chương trình tiếng anh | hệ tiếng anh | english taught | english language taught | taught in english | taught fully in english | in english | english medium | english instruction | taught entirely in english',
  ],
  [
    'de',
    'bằng tiếng đức | dạy bằng tiếng đức | học bằng tiếng đức | giảng dạy bằng tiếng đức | german taught | taught in german | in german',
  ],
  [
    'fr',
    'bằng tiếng pháp | dạy bằng tiếng pháp | học bằng tiếng pháp | giảng dạy bằng tiếng pháp | french taught | taught in french | in french',
  ],
];

export type Entry = 'PREPARED' | 'DIRECT';
const ENTRIES: Phrases<Entry> = [
  [
    'PREPARED',
    'chưa đủ điểm vào thẳng | không đủ điểm vào thẳng | thiếu điểm vào thẳng | chưa đủ điều kiện vào thẳng | không đủ điều kiện vào thẳng | chưa đủ điểm để vào thẳng | không đủ điểm để vào thẳng | chưa được vào thẳng | không được vào thẳng | không vào thẳng được | chưa vào thẳng được | không thể vào thẳng | chưa thể vào thẳng | not qualified for direct entry | not eligible for direct entry | cannot get direct entry | cant get direct entry | dont qualify for direct entry | do not qualify for direct entry | dự bị | dự bị đại học | khóa dự bị | khoá dự bị | khóa dự bị đại học | năm dự bị | năm dự bị đại học | học dự bị | học dự bị đại học | chương trình dự bị | chương trình dự bị đại học | hệ dự bị | qua dự bị | cần dự bị | cần học dự bị | học foundation | khóa foundation | khoá foundation | chương trình foundation | năm foundation | khóa pathway | chương trình pathway | dự bị lên đại học | dự bị vào đại học | foundation | foundation year | pathway to university | pathway into university | foundation course | foundation courses | a foundation year | pathway year | a pathway year | with a pathway year | with a foundation year | year of foundation | a year of foundation | foundation program | foundation programs | foundation programme | foundation programmes | foundation studies | international foundation year | pathway | pathways | pathway program | pathway programs | pathway programme | pathway programmes | studienkolleg | preparatory year | preparatory course | university preparation',
  ],
  [
    'DIRECT',
    'vào thẳng | vào thẳng đại học | vào thẳng năm nhất | được vào thẳng | không cần dự bị | không cần học dự bị | không cần qua dự bị | không phải học dự bị | không qua dự bị | không học dự bị | không dự bị | miễn dự bị | direct entry | direct admission | direct entry to university | no foundation | no foundation year | without foundation | without foundation year | without a foundation year | without pathway | no pathway',
  ],
];

const FLAGS: Phrases<
  | 'CHEAP'
  | 'DEAR'
  | 'OPEN_NOW'
  | 'IN_TIME'
  | 'AUTO_APPLIED'
  | 'NO_APPLICATION_FEE'
  | 'VOCATIONAL'
  | 'GRADUATE_CERTIFICATE'
  | 'CERTIFICATE'
  | 'ASSOCIATE'
  | 'NO_UNIVERSITY'
> = [
  ['NO_UNIVERSITY', NO_UNIVERSITY],
  [
    'CHEAP',
    'rẻ | càng rẻ càng tốt | rẻ càng tốt | rẻ thì tốt | rẻ thì càng tốt | rẻ được thì tốt | the cheaper the better | as cheap as possible | cho rẻ | rẻ thôi | rẻ rẻ | rẻ nhất | giá rẻ | giá rẻ nhất | học phí rẻ | học phí rẻ nhất | học phí thấp | học phí thấp nhất | chi phí thấp | chi phí thấp nhất | chi phí rẻ | ít tiền | vừa túi tiền | không đắt | không đắt lắm | không quá đắt | không mắc | không quá mắc | not expensive | not too expensive | not very expensive | not as expensive | not so expensive | not that expensive | less expensive | not as costly | less costly | not costly | not pricey | not as pricey | đỡ đắt | bớt đắt | ít đắt đỏ | không đắt đỏ | cheap | cheapest | cheaper | cheaply | affordable | most affordable | low cost | low tuition | lowest tuition | inexpensive | budget friendly | tiết kiệm | tiết kiệm chi phí | phải chăng | giá phải chăng | học phí phải chăng | hợp túi tiền | giá hợp lý | học phí hợp lý | chi phí hợp lý | học phí vừa phải | chi phí vừa phải | học phí mềm | giá mềm | không tốn kém | không quá tốn kém | ít tốn kém | đỡ tốn | đỡ tốn kém | học phí không cao | học phí không quá cao | cheap tuition | cheap fees | cheapest tuition | low fee | low fees | lower fees | lowest fee | lowest fees | lowest cost | lowest price | low price | low budget | least expensive | reasonable fees | reasonable tuition | reasonable cost | reasonable price | reasonably priced | economical',
  ],
  ['DEAR', 'đắt nhất | học phí cao nhất | most expensive'],
  ['OPEN_NOW', OPEN_NOW],
  [
    'IN_TIME',
    'còn kịp | còn kịp nộp | còn kịp nộp đơn | còn kịp nộp hồ sơ | còn kịp apply | có kịp | kịp nộp hồ sơ | kịp apply | còn kịp vào | còn kịp nhập học | còn kịp đăng ký | còn kịp xin | in time for | still in time | still in time for',
  ],
  ['AUTO_APPLIED', AUTO_APPLIED],
  // More of it are patterns (patterns.ts). Not the tuition, though `fee waiver` is said of both.
  ['NO_APPLICATION_FEE', 'free application | free to apply | miễn lệ phí'],
  [
    'VOCATIONAL',
    'học nghề | em muốn học nghề | mình muốn học nghề | em định học nghề | mình định học nghề | em tính học nghề | mình tính học nghề | trường nghề | trường dạy nghề | dạy nghề | trung cấp nghề | trung cấp | cao đẳng nghề | du học nghề | vocational | vocational course | vocational courses | vocational training | vocational school | vocational schools | trade school | trade schools | chứng chỉ nghề | bằng nghề | ausbildung | học ausbildung | apprenticeship | apprenticeships | apprentice | traineeship | traineeships | học việc | vet course | a trade | learn a trade | study a trade | learning a trade | skilled trade | skilled trades | a skilled trade',
  ],
  [
    'GRADUATE_CERTIFICATE',
    'graduate certificate | graduate certificates | grad cert | graduate cert | chứng chỉ sau đại học | graduate diploma | graduate diplomas | grad dip | higher diploma | hdip | postgraduate certificate | postgraduate diploma | post graduate certificate | post graduate diploma | pg diploma | pg certificate | pg cert | pgdip | pgcert | sau cao đẳng | bằng sau cao đẳng | post baccalaureate | post baccalaureate diploma',
  ],
  ['CERTIFICATE', 'certificate | certificates | a certificate'],
  ['ASSOCIATE', ASSOCIATES],
];

const FIELDS: Phrases<string> = [
  [
    'COMPUTING ENGINEERING NATURAL_SCIENCES',
    'stem | ngành stem | khối ngành stem | khoa học kỹ thuật | khoa học và kỹ thuật | ngành khoa học kỹ thuật',
  ],
  ['NATURAL_SCIENCES', 'ngành tự nhiên | khối ngành tự nhiên | các ngành tự nhiên | nhóm ngành tự nhiên'],
];

const TYPES: Phrases<string> = [
  [UNIVERSITY_TYPES.join(' '), UNIVERSITIES_ALONE],
  ['COLLEGE', 'cao đẳng cộng đồng | trường cộng đồng | community college | community colleges'],
  [
    'UNIVERSITY_OF_APPLIED_SCIENCES',
    'đại học khoa học ứng dụng | trường khoa học ứng dụng | khoa học ứng dụng | university of applied sciences | universities of applied sciences | fachhochschule',
  ],
];

export const CLASSES = {
  degree: DEGREES,
  level: [...LEVELS, ...ENGLISH.level],
  field: FIELDS,
  block: BLOCKS,
  type: TYPES,
  ownership: OWNERSHIPS,
  currency: CURRENCIES,
  scale: SCALES,
  monthName: MONTH_NAMES,
  season: [...SEASONS, ...ENGLISH.season],
  yearPart: YEAR_PARTS,
  test: TESTS,
  admissionTest: ADMISSION_TESTS,
  cambridgeTest: CAMBRIDGE_TESTS,
  feature: [...FEATURES, ...ENGLISH.feature],
  language: LANGUAGES,
  spokenLanguage: SPOKEN_LANGUAGES,
  coverage: [...COVERAGES, ...ENGLISH.coverage],
  audience: [...AUDIENCES, ...ENGLISH.audience],
  entry: [...ENTRIES, ...ENGLISH.entry],
  topic: [...UNANSWERED_TOPICS, ...ENGLISH.topic],
  flag: [...FLAGS, ...ENGLISH.flag],
  marker: [...MARKERS, ...ENGLISH_MARKERS],
  sumWord: [...SUM_WORDS, ...ENGLISH.sumWord],
  multiple: MULTIPLES,
  numberWord: [
    [1, 'một | one'],
    [2, 'hai | two'],
    [3, 'ba | three'],
    [4, 'bốn | four'],
    [5, 'five'],
    [6, 'sáu'],
    [7, 'seven'],
    [8, 'eight'],
    [12, 'twelve'],
    ...ENGLISH.numberWord,
  ],
} as const satisfies Record<string, Phrases<string | number>>;

export type ClassName = keyof typeof CLASSES;

export const phrasesOf = (line: string): string[] => line.split(' | ');

/** Every phrase of every class. */
export const SAID_PHRASES: readonly string[] = Object.values(CLASSES).flatMap((list: Phrases<string | number>) =>
  list.flatMap(([, line]) => phrasesOf(line)),
);
