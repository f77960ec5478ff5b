/** How people say what institutions offer beside a subject, and that English is the language of a course. */
import type { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

type Feature = (typeof INSTITUTION_FEATURES)[number];

/** `dạy hoàn toàn bằng tiếng anh`. */
export const TAUGHT_IN_ENGLISH = `${each(['dạy', 'học', 'giảng dạy', 'đào tạo'], ['', 'bằng'], ['tiếng anh'], ['hoàn toàn', 'toàn bộ', '100 %'])} | ${each(
  ['', 'dạy', 'học', 'giảng dạy', 'đào tạo'],
  ['hoàn toàn', 'toàn bộ', '100 %', 'full', 'toàn'],
  ['bằng tiếng anh', 'tiếng anh', 'bằng english'],
)}`;

/** `ngày học tối làm`. */
const WORKED_BESIDE = [
  each(['sáng', 'ngày', 'ban ngày'], ['học', 'đi học'], ['tối', 'chiều', 'đêm'], ['làm', 'đi làm', 'đi làm thêm']),
  each(['tối', 'chiều', 'sáng'], ['làm', 'đi làm'], ['ngày', 'sáng', 'chiều', 'tối'], ['học', 'đi học']),
].join(' | ');
/** `tốt nghiệp xong có work permit`, `cấp giấy phép lao động sau khi học`. */
const PERMIT_AFTERWARDS = [
  each(
    ['', 'học xong', 'tốt nghiệp xong', 'ra trường', 'sau tốt nghiệp', 'sau khi tốt nghiệp'],
    ['có', 'được', 'được cấp', 'cấp', 'xin', 'xin được'],
    ['work permit', 'giấy phép lao động', 'giấy phép làm việc', 'visa làm việc', 'visa đi làm'],
    ['', 'sau tốt nghiệp', 'sau khi tốt nghiệp', 'sau khi học', 'sau khi ra trường'],
  ),
  each(
    ['học xong', 'tốt nghiệp xong', 'ra trường', 'sau tốt nghiệp', 'sau khi tốt nghiệp', 'sau khi ra trường'],
    ['', 'muốn', 'được', 'cho', 'có thể', 'muốn được'],
    ['ở lại', 'ở lại làm', 'ở lại làm việc', 'ở lại đi làm'],
  ),
  // Of any studies: `học kế toán xong ở lại`.
  each(
    ['xong', 'xong rồi', 'xong thì', 'xong là'],
    ['', 'muốn', 'được', 'xin', 'cho', 'có thể', 'muốn được'],
    ['ở lại', 'ở lại làm', 'ở lại làm việc', 'ở lại đi làm'],
  ),
  each(
    ['dễ', 'dễ được', 'dễ xin', 'để', 'để được', 'có thể', 'khả năng', 'có khả năng'],
    ['ở lại', 'ở lại làm', 'ở lại làm việc'],
  ),
  each(
    [
      'to',
      'and',
      'can',
      'want to',
      'easy to',
      'easier to',
      'easiest to',
      'chance to',
      'chances to',
      'hope to',
      'able to',
    ],
    ['stay in', 'remain in', 'stay and work in', 'live and work in'],
  ),
  each(['then', 'and then'], ['stay', 'stay on', 'stay back', 'stay there'], ['', 'and work', 'to work']),
  each(
    ['', 'ra trường', 'học xong', 'tốt nghiệp', 'tốt nghiệp xong'],
    ['được', 'đc', 'dc', 'cho'],
    ['ở lại'],
    ['mấy năm', 'bao lâu', 'bao nhiêu năm', 'lâu'],
  ),
].join(' | ');
const PRACTICE = [
  each(
    ['', 'có', 'được', 'cho'],
    ['đi làm thực tế', 'đi thực tế', 'kỳ thực tế', 'học kỳ doanh nghiệp', 'thực tập thực tế'],
  ),
  each(
    ['', 'có', 'được', 'cho'],
    ['thực hành', 'thực tế', 'đi làm'],
    ['ở', 'tại', 'trong'],
    ['doanh nghiệp', 'công ty', 'nhà máy', 'bệnh viện', 'khách sạn thật'],
  ),
].join(' | ');
const HOUSED = [
  each(
    ['', 'trường', 'có', 'được', 'có hỗ trợ'],
    ['lo', 'bao', 'hỗ trợ', 'sắp xếp', 'tìm', 'cung cấp', 'bố trí'],
    ['chỗ ở', 'nhà ở', 'nơi ở', 'ký túc xá', 'ktx', 'dorm'],
    ['', 'cho sinh viên', 'cho du học sinh'],
  ),
  each(['', 'có', 'được'], ['chỗ ở', 'nhà ở', 'ở'], ['trong trường', 'trong campus', 'ngay trong trường', 'on campus']),
].join(' | ');
const OFFERED_ON_CONDITIONS = each(
  ['', 'cấp', 'nhận', 'xin', 'có', 'cho', 'ra'],
  ['offer', 'thư mời', 'thư mời nhập học', 'thư nhập học', 'thư nhận học', 'letter'],
  ['có điều kiện', 'kèm điều kiện', 'conditional'],
);
const GRADUATE_VISA = each(
  ['', 'with', 'with a', 'with the'],
  ['graduate visa', 'graduate route', 'graduate route visa'],
);
const AFTER_STUDIES = [
  'after study',
  'after studies',
  'after studying',
  'after graduation',
  'after graduating',
  'after my studies',
  'after course',
];
const VISA_AFTERWARDS = each(['', 'with', 'with a'], ['work visa', 'job visa', 'work permit', 'visa'], AFTER_STUDIES);
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
export const FEATURES: Phrases<Feature> = [
  [
    'COOP_INTERNSHIP',
    [
      WORK_AT_A_COMPANY,
      PRACTICE,
      'co op | coop | co opp | coopp | có co op | thực tập | có thực tập | có kỳ thực tập | internship | internships | with internship | placement | placements | work placement | placement year | sandwich year | được thực tập | kèm thực tập | kèm co op | kỳ thực tập | chương trình thực tập | có chương trình thực tập | chương trình co op | có chương trình co op | vừa học vừa thực tập | with co op | with a co op option | with a co op | co op option | co op program | co op programme | including co op | includes co op | co op included | internship included | includes internship | including internship | with an internship | with internships | with placement | with placements | with a placement | with work placement | work placements | industry placement | with industry placement | industrial placement | with a placement year | placement year included | with a sandwich year | year in industry | with a year in industry',
    ].join(' | '),
  ],
  [
    'POST_GRADUATION_PERMIT',
    `${PERMIT_AFTERWARDS} | gia hạn visa | được gia hạn visa | gia hạn visa sau tốt nghiệp | được gia hạn visa sau tốt nghiệp | được ở lại làm việc | ở lại làm việc | ở lại làm việc sau tốt nghiệp | ở lại làm việc sau khi tốt nghiệp | cho ở lại làm việc sau tốt nghiệp | cho ở lại làm việc | được ở lại | được ở lại sau tốt nghiệp | học xong được ở lại | học xong được ở lại làm việc | ở lại sau tốt nghiệp | ở lại sau khi tốt nghiệp | làm việc sau tốt nghiệp | làm việc sau khi tốt nghiệp | visa làm việc sau tốt nghiệp | có visa làm việc sau tốt nghiệp | visa ở lại làm việc | giấy phép làm việc sau tốt nghiệp | được cấp giấy phép làm việc | cấp giấy phép làm việc | xin được giấy phép làm việc | xin giấy phép làm việc | học xong được cấp giấy phép làm việc | được giấy phép làm việc | được cấp work permit | xin work permit | được cấp visa làm việc | học xong được đi làm | học xong được làm việc | pgwp | post study work | post study work visa | with post study work | post graduation work permit | work after graduation | stay and work after graduation | stay after graduation | pgwp eligible | psw | psw visa | có pgwp | được cấp pgwp | xin được pgwp | xin pgwp | work permit sau tốt nghiệp | tốt nghiệp ở lại làm | tốt nghiệp ở lại làm việc | tốt nghiệp được ở lại | cơ hội ở lại làm việc | có cơ hội ở lại làm việc | work permit after graduation | with a work permit after graduation | can work after graduation | work after graduating | work after study | work after studies | post graduation work | post study work permit | stay back | stay back option | ${VISA_AFTERWARDS} | ${GRADUATE_VISA}`,
  ],
  [
    'WORK_WHILE_STUDYING',
    `${WORKED_BESIDE} | vừa học vừa làm | vừa học vừa làm thêm | vừa học vừa đi làm | vừa làm vừa học | vừa đi làm vừa đi học | vừa đi học vừa đi làm | vừa đi học vừa làm | được đi làm thêm | được làm thêm | làm thêm | đi làm thêm | cho làm thêm | cho đi làm thêm | chưa đi làm thêm | chưa được đi làm thêm | việc làm thêm | công việc làm thêm | kiếm việc làm thêm | tìm việc làm thêm | xin việc làm thêm | có việc làm thêm | dễ xin việc làm thêm | dễ kiếm việc làm thêm | dễ tìm việc làm thêm | cơ hội việc làm thêm | cơ hội làm thêm | làm part time | đi làm part time | được làm part time | việc part time | job part time | làm thêm part time | làm thêm ngoài giờ | làm thêm khi đi học | work and study | study and work | working while studying | work during studies | work during study | work beside study | work alongside study | work alongside studies | student job | student jobs | a part time job | part time jobs for students | jobs while studying | job while studying | earn while studying | part time work allowed | can work part time | part time jobs | allowed to work while studying | can work while studying | work while studying | part time work | part time job | work part time`,
  ],
  [
    'ACCOMMODATION',
    `${HOUSED} | ký túc xá | kí túc xá | ktx | có ký túc xá | có ktx | chỗ ở | có chỗ ở | có chỗ ở cho sinh viên | nhà ở sinh viên | student housing | with student housing | on campus housing | accommodation | dormitory | dorm | dorms | dormitories | with dorms | with dormitory | with accommodation | có kí túc xá | có nhà ở cho sinh viên | nhà ở cho sinh viên | có nhà ở sinh viên`,
  ],
  [
    'CONDITIONAL_OFFER',
    `${OFFERED_ON_CONDITIONS} | thư mời có điều kiện | nhận có điều kiện | conditional offer | conditional offers | with conditional offer | conditional admission | nhập học có điều kiện`,
  ],
];

/** That somebody wants to stay for some years after their studies: the years are no length of a course. */
export const STAYING_MARKERS: Phrases<string> = [
  [
    'stayOn',
    each(
      ['', 'xin', 'được', 'cho', 'muốn', 'được phép', 'có thể', 'cơ hội'],
      [
        'ở lại',
        'ở lại làm',
        'ở lại làm việc',
        'ở lại đi làm',
        'ở thêm',
        'visa ở lại',
        'visa làm việc',
        'work permit',
        'psw',
      ],
    ),
  ],
  [
    'afterStudies',
    each(
      ['', 'sau', 'sau khi', 'khi'],
      ['tốt nghiệp', 'học xong', 'ra trường', 'tốt nghiệp xong', 'hoàn thành khóa học'],
    ),
  ],
  // In English only together: `2 years work` by itself is what somebody has done.
  [
    'mayStay',
    each(['', 'can', 'can i', 'can we', 'allowed to', 'able to'], ['work', 'stay', 'stay and work', 'live and work']),
  ],
  ['afterTheseStudies', AFTER_STUDIES.join(' | ')],
];
