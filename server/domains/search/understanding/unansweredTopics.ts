import type { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import { CALLED_OTHER_SCHOOLS, CALLED_PART_TIME } from '../text/vocabulary/unanswerable.js';
import { each, partsOf } from '../text/each.js';

/** What people ask for and no fact of the catalogue answers: it is said, and searched for no more. A feature is one where nothing is known of it (search.unstatedFeatures.ts). */
export type UnansweredTopic =
  | (typeof INSTITUTION_FEATURES)[number]
  | 'RANKING'
  | 'JOBS'
  | 'SETTLEMENT'
  | 'VISA_CHANCE'
  | 'ONLINE'
  | 'INSTALMENTS'
  | 'PROOF_OF_FUNDS'
  | 'AVERAGE'
  | 'FOUNDED'
  | 'BACKGROUND'
  | 'ADMISSION_TEST'
  | 'PAID_TRAINING'
  | 'PART_TIME'
  | 'ELIGIBLE_FIELDS'
  | 'OTHER_COUNTRIES'
  | 'OTHER_SCHOOLS'
  | ProgramTopic;

/** What programs differ in and no scholarship tells (search.scholarshipTopics.ts). */
export type ProgramTopic =
  | 'ENGLISH_TEST'
  | 'APPLICATION_FEE'
  | 'TUITION'
  | 'INTAKE'
  | 'DURATION'
  | 'LANGUAGE'
  | 'SCHOOL_TYPE'
  | 'ENTRY';

/** `PR` by itself is public relations; beside another subject see permanentResidence.ts. */
const RESIDENCE = [
  each(
    partsOf(
      'for | give | gives | giving | get | getting | to get | get a | how to get | gain | obtain | apply | apply for | qualify for | eligible for | lead to | leads to | leading to | path to | pathway to | route to | way to | towards | toward | easy | easier | easiest | easily get | fast | fast track | chance of | chances of | chance for | chance to get | possibility of | want | wants | wanting | good for | best for | hope for',
    ),
    ['pr'],
  ),
  each(
    partsOf(
      'lấy | lấy được | lên | lên được | xin | xin được | xin đc | kiếm | kiếm được | săn | đậu | được | muốn | muốn có | để có | dễ | dễ lấy | dễ xin | dễ lên | dễ được | dễ có | nhanh có | nhanh được | cơ hội | cơ hội lấy | cơ hội xin | cơ hội có | khả năng | khả năng lấy | khả năng có | tỉ lệ | tỷ lệ | lộ trình | hướng | diện | điểm',
    ),
    ['pr'],
  ),
  each(
    ['pr'],
    partsOf(
      'pathway | pathways | path | route | friendly | eligible | eligibility | chance | chances | options | opportunity | opportunities | possibility | points | visa | status | scope | easily | oriented | after study | after studies | after graduation | after graduating | after studying | after degree | after masters | dễ | dễ dàng | sau tốt nghiệp | sau khi tốt nghiệp | sau khi học | sau khi học xong | sau khi ra trường',
    ),
  ),
  'immigration friendly | migrate | settle down | settle after study | get citizenship | green card | thẻ xanh | thường trú nhân | thường trú',
].join(' | ');

/**
 * How each is said, in the shape of `Phrases` (said.ts). `AVERAGE` has no phrases, and `BACKGROUND` few, since they are figures and patterns (limits.ts); `OTHER_COUNTRIES` are a place, too (otherCountries.ts), `ELIGIBLE_FIELDS` a subject among scholarships, which seldom state any; of
 * `ADMISSION_TEST` the tests stand in saidTests.ts.
 */
export const UNANSWERED_TOPICS: readonly (readonly [topic: UnansweredTopic, phrases: string])[] = [
  [
    'RANKING',
    'trường top | các trường top | trường top QS | các trường top QS | top QS | QS ranking | QS rankings | ranking QS | rank QS | xếp hạng QS | bảng xếp hạng QS | theo QS | trường danh giá | trường xịn | top school | top schools | best school | best schools | xếp hạng cao | xếp hạng | thứ hạng cao | ranking | rankings | ranked | high ranking | high ranked | highly ranked | top ranked | top rated | world class | famous | prestigious | renowned | well known | known for | well known for | best known for | famous for | renowned for | danh tiếng | danh tiếng về | có tiếng về | nổi tiếng về | nổi tiếng | hàng đầu | top đầu | ranking cao',
  ],
  [
    'JOBS',
    'dễ xin việc | dễ kiếm việc | dễ tìm việc | dễ có việc | xin việc | xin được việc | tìm việc | tìm được việc | kiếm việc | việc làm | có việc làm | cơ hội việc làm | lương cao | có lương cao | có mức lương cao | lương tốt | có lương tốt | lương ổn định | ra trường lương cao | ra trường có lương cao | mức lương | lương | well paid | well paid job | well paid jobs | job placement | job placements | placement rate | lương khởi điểm | starting salary | high salary | high paying | salary | good job prospects | job prospects | job opportunities | find a job | get a job | employability | kiếm tiền nhiều | kiếm nhiều tiền | kiếm được nhiều tiền | thu nhập cao | có thu nhập cao | nghề ổn định | công việc ổn định | việc làm ổn định | make money | make a lot of money | earn a lot | earn a lot of money | get rich | be rich | want to be rich | become rich | high income',
  ],
  [
    'ADMISSION_TEST',
    `${each(['không phải', 'không cần', 'không', 'miễn', 'khỏi', 'khỏi phải', 'phải'], ['thi đầu vào', 'thi tuyển', 'thi tuyển sinh', 'phỏng vấn đầu vào'])} | test optional | test blind | test free | test flexible`,
  ],
  // What somebody earns while they study is not what graduates earn.
  [
    'PAID_TRAINING',
    'có lương | hưởng lương | có hưởng lương | được hưởng lương | được trả lương | có trả lương | được nhận lương | trả lương | nhận lương | có trợ cấp lương | paid | paid work',
  ],
  // Among scholarships, some of which are for people who work, these are words to look for.
  [
    'PART_TIME',
    `${CALLED_PART_TIME.join(' | ')} | ${each(
      ['cho', 'dành cho', 'phù hợp cho', 'hợp cho', 'phù hợp với', 'for'],
      [
        'người đi làm',
        'người đang đi làm',
        'người bận đi làm',
        'dân văn phòng',
        'working professionals',
        'working adults',
        'working people',
        'busy professionals',
        'people who work',
      ],
    )}`,
  ],
  [
    'SETTLEMENT',
    `dễ định cư | được định cư | lấy định cư | xin định cư | để định cư | định cư | permanent residency | permanent residence | ${RESIDENCE}`,
  ],
  [
    'VISA_CHANCE',
    'dễ xin visa | dễ đậu visa | tỷ lệ đậu visa | tỉ lệ đậu visa | visa dễ | easy visa | visa success rate',
  ],
  ['ONLINE', 'học online | học từ xa | đào tạo từ xa | trực tuyến | distance learning | online degree | online'],
  // Of institutions; years stand in patterns.ts.
  [
    'FOUNDED',
    'lâu đời | lâu đời nhất | lâu năm | lâu năm nhất | cổ nhất | cổ xưa nhất | cổ kính nhất | bề dày lịch sử | có bề dày lịch sử | mới thành lập | mới thành lập gần đây | mới mở | oldest | the oldest | newest | newly founded | newly established | recently founded | recently established | with a long history | long history',
  ],
  // What somebody has learnt or done before; of other subjects see unwantedSubjects.ts.
  [
    'BACKGROUND',
    'chưa đi làm | chưa đi làm bao giờ | chưa đi làm ngày nào | chưa từng đi làm | never worked | have never worked | i have never worked | ít toán | ít tính toán | ít phải học toán | ít học toán | không nhiều toán | không nặng toán | không nặng về toán | không có nhiều toán | less math | less maths | little math | little maths | not much math | not much maths | minimal math | không giỏi toán | không cần toán | không cần giỏi toán | kém toán | yếu toán | dở toán | dốt toán | sợ toán | nhưng không giỏi toán | nhưng kém toán | nhưng yếu toán | nhưng sợ toán | mà không giỏi toán | bad at math | bad at maths | not good at math | not good at maths | weak in math | weak in maths | poor at maths',
  ],
  // Their words are looked for, too, and found by nothing; years at school stand in otherSchools.ts.
  ['OTHER_SCHOOLS', CALLED_OTHER_SCHOOLS.join(' | ')],
  ['INSTALMENTS', 'trả góp | đóng học phí theo kỳ | pay in instalments | payment plan'],
  [
    'PROOF_OF_FUNDS',
    'không cần chứng minh tài chính | không chứng minh tài chính | chứng minh tài chính | proof of funds',
  ],
];
