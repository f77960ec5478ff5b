/**
 * What people say beside a subject, as data: classes of phrases that mean one value each. Patterns of classes stand in patterns.ts. Phrases are compared as
 * typed when typed with diacritics, else without.
 */
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { each, partsOf } from '../text/each.js';
import { ENGLISH_MARKERS } from './englishMarkers.js';
import { ENGLISH } from './englishPhrases.js';
import type { Phrases } from './phraseList.js';
import { AUTO_APPLIED, OPEN_NOW } from './saidApplying.js';
import { BLOCKS } from './saidBlocks.js';
import { DEGREES, LEVELS, NO_UNIVERSITY, UNIVERSITIES_ALONE, UNIVERSITY_TYPES } from './saidLevels.js';
import { MARKERS } from './saidMarkers.js';
import { OWNERSHIPS } from './saidOwnership.js';
import { FEATURES, TAUGHT_IN_ENGLISH } from './saidFeatures.js';
import { CHEAP, FALLING } from './saidPrices.js';
import { AUDIENCES, COVERAGES } from './saidScholarships.js';
import { SPOKEN_LANGUAGES } from './saidSkills.js';
import { ADMISSION_TESTS, CAMBRIDGE_TESTS, TESTS } from './saidTests.js';
import { ASSOCIATES } from './saidTransfers.js';
import { UNANSWERED_TOPICS } from './unansweredTopics.js';

const CURRENCIES: Phrases<FilterCurrency> = [
  ['USD', 'usd | đô | đô la | đô mỹ | đô la mỹ | us dollars | dollars | dollar | $ | us$ | usd$'],
  ['AUD', 'aud | đô úc | đô la úc | australian dollars | a$ | au$ | aud$'],
  ['CAD', 'cad | đô canada | đô la canada | đô can | canadian dollars | c$ | ca$ | can$ | cad$'],
  ['EUR', 'eur | euro | euros | ơ rô | €'],
  ['GBP', 'gbp | bảng | bảng anh | pounds | pound | quid | £'],
  ['VND', 'vnd | đồng | việt nam đồng | đ'],
];

/** Units that speak of dong to everybody when no currency is named. */
const DONG_SCALES: Phrases<number> = [
  [1e6, 'triệu | tr | củ'],
  [1e9, 'tỷ | tỉ'],
];
/** How often the unit counts; from a million on it is one of dong when no currency is named. */
const SCALES: Phrases<number> = [
  [1e3, 'k | nghìn | ngàn | ngìn | thousand | grand'],
  ...DONG_SCALES,
  [1e6, 'million | millions | mil | mio | m'],
  [1e9, 'billion | bn'],
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
  | 'AFTER_TET'
  | 'QUARTER_1'
  | 'QUARTER_2'
  | 'QUARTER_3'
  | 'QUARTER_4'
  | 'YEAR_BEGINNING'
  | 'YEAR_MIDDLE'
  | 'YEAR_END';
/** The new year of Vietnam is in late January or in February. */
const AFTER_TET = each(
  ['qua', 'ra', 'sau', 'hết', 'ăn', 'xong', 'nghỉ'],
  ['tết', 'tết xong', 'tết âm', 'tết âm lịch', 'tết nguyên đán', 'tết ta'],
);
const SEASONS: Phrases<Season> = [
  ['SPRING', 'mùa xuân | kỳ xuân | kì xuân | spring'],
  [
    'SUMMER',
    'mùa hè | mùa hạ | kỳ hè | kì hè | hè này | hè năm nay | hè năm sau | hè năm tới | hè sang năm | hè tới | summer',
  ],
  ['AUTUMN', 'mùa thu | kỳ thu | kì thu | fall | autumn'],
  ['WINTER', 'winter'],
  ['WINTER_TERM', 'kỳ mùa đông | kỳ đông | kì đông | mùa đông | winter semester | wintersemester'],
  ['SUMMER_TERM', 'summer semester | sommersemester'],
  ['FIRST_SEMESTER', 'học kỳ 1 | học kì 1 | kỳ 1 | kì 1 | semester 1 | semester one | first semester | 1 st semester'],
  [
    'SECOND_SEMESTER',
    'học kỳ 2 | học kì 2 | kỳ 2 | kì 2 | semester 2 | semester two | second semester | 2 nd semester',
  ],
  ['AFTER_TET', AFTER_TET],
  ['QUARTER_1', 'quý 1 | quý i | quý một | quý đầu năm'],
  ['QUARTER_2', 'quý 2 | quý ii | quý hai'],
  ['QUARTER_3', 'quý 3 | quý iii | quý ba'],
  ['QUARTER_4', 'quý 4 | quý iv | quý tư | quý cuối năm'],
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

const LANGUAGES: Phrases<string> = [
  [
    'en',
    `${TAUGHT_IN_ENGLISH} | bằng ta | dạy bằng ta | học bằng ta | giảng dạy bằng ta | bằng tiếng anh | dạy bằng tiếng anh | học bằng tiếng anh | giảng dạy bằng tiếng anh | đào tạo bằng tiếng anh | chương trình tiếng anh | hệ tiếng anh | english taught | english language taught | taught in english | taught fully in english | in english | english medium | english instruction | taught entirely in english`,
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
    'chưa đủ điểm vào thẳng | không đủ điểm vào thẳng | thiếu điểm vào thẳng | chưa đủ điều kiện vào thẳng | không đủ điều kiện vào thẳng | chưa đủ điểm để vào thẳng | không đủ điểm để vào thẳng | chưa được vào thẳng | không được vào thẳng | không vào thẳng được | chưa vào thẳng được | không thể vào thẳng | chưa thể vào thẳng | not qualified for direct entry | not eligible for direct entry | cannot get direct entry | cant get direct entry | dont qualify for direct entry | do not qualify for direct entry | dự bị | dự bị đại học | khóa dự bị | khoá dự bị | khóa dự bị đại học | năm dự bị | năm dự bị đại học | học dự bị | học dự bị đại học | chương trình dự bị | chương trình dự bị đại học | hệ dự bị | qua dự bị | cần dự bị | cần học dự bị | học foundation | khóa foundation | khoá foundation | chương trình foundation | năm foundation | khóa pathway | chương trình pathway | dự bị lên đại học | dự bị vào đại học | foundation | foundation year | pathway to university | pathway into university | foundation course | foundation courses | a foundation year | pathway year | a pathway year | with a pathway year | with a foundation year | year of foundation | a year of foundation | foundation program | foundation programs | foundation programme | foundation programmes | foundation studies | international foundation year | pathway | pathways | pathway program | pathway programs | pathway programme | pathway programmes | pathway college | pathway colleges | pathway collage | pathway collages | college pathway | college pathways | foundation college | foundation colleges | studienkolleg | preparatory year | preparatory course | university preparation',
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
    `${CHEAP} | rẻ | càng rẻ càng tốt | rẻ càng tốt | rẻ thì tốt | rẻ thì càng tốt | rẻ được thì tốt | the cheaper the better | as cheap as possible | cho rẻ | rẻ thôi | rẻ rẻ | rẻ nhất | giá rẻ | giá rẻ nhất | học phí rẻ | học phí rẻ nhất | học phí thấp | học phí thấp nhất | chi phí thấp | chi phí thấp nhất | chi phí rẻ | ít tiền | vừa túi tiền | không đắt | không đắt lắm | không quá đắt | không mắc | không quá mắc | not expensive | not too expensive | not very expensive | not as expensive | not so expensive | not that expensive | less expensive | not as costly | less costly | not costly | not pricey | not as pricey | đỡ đắt | bớt đắt | ít đắt đỏ | không đắt đỏ | cheap | cheapest | cheaper | cheaply | affordable | most affordable | low cost | low tuition | lowest tuition | inexpensive | budget friendly | tiết kiệm | tiết kiệm chi phí | phải chăng | giá phải chăng | học phí phải chăng | hợp túi tiền | giá hợp lý | học phí hợp lý | chi phí hợp lý | học phí vừa phải | chi phí vừa phải | học phí mềm | giá mềm | không tốn kém | không quá tốn kém | ít tốn kém | đỡ tốn | đỡ tốn kém | học phí không cao | học phí không quá cao | cheap tuition | cheap fees | cheapest tuition | low fee | low fees | lower fees | lowest fee | lowest fees | lowest cost | lowest price | low price | low budget | least expensive | reasonable fees | reasonable tuition | reasonable cost | reasonable price | reasonably priced | economical`,
  ],
  ['DEAR', `${FALLING} | đắt nhất | học phí cao nhất | most expensive`],
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
  [
    'CERTIFICATE',
    'khóa chứng chỉ | khoá chứng chỉ | học chứng chỉ | học lấy chứng chỉ | lấy chứng chỉ | chương trình chứng chỉ | bậc chứng chỉ | certificate | certificates | a certificate',
  ],
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
  dongScale: DONG_SCALES,
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

/** Every phrase of every class. */
export const SAID_PHRASES: readonly string[] = Object.values(CLASSES).flatMap((list: Phrases<string | number>) =>
  list.flatMap(([, line]) => partsOf(line)),
);
