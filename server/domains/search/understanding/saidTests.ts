/** How tests are said: those of English, and those that some institutions ask for before they admit somebody. */
import type { EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

export const TESTS: Phrases<EnglishTest> = [
  ['IELTS', 'ielts | ielt | ielts academic'],
  ['TOEFL_IBT', 'toefl | toefl ibt'],
  ['PTE', 'pte | pte academic'],
  ['DUOLINGO', 'duolingo | det'],
  [
    'CAMBRIDGE',
    [
      'c 1 advanced | cambridge c 1 advanced | cambridge advanced | c 2 proficiency | cambridge c 2 proficiency',
      'b 2 first | cambridge b 2 first | cambridge first | cambridge proficiency',
      'cambridge b 2 | cambridge c 1 | cambridge c 2 | cambridge cae | cambridge cpe | cambridge fce',
      'cambridge c 1 cae | cambridge c 2 cpe | cambridge b 2 fce | c 1 cambridge | c 2 cambridge | b 2 cambridge',
      'cambridge certificate | cambridge english certificate | cambridge exam | cambridge english exam | cambridge test | cambridge english test',
    ].join(' | '),
  ],
];

/** What says Cambridge English before a score of it alone: else it is a city, a university, a word of engineers. */
export const CAMBRIDGE_TESTS: Phrases<EnglishTest> = [
  ['CAMBRIDGE', 'cambridge | cambridge english | cambridge english scale | cae | cpe | fce'],
];

export const ADMISSION_TESTS: Phrases<string> = [
  [
    'SAT',
    'sat | sat i | điểm sat | điểm thi sat | kết quả sat | bằng sat | chứng chỉ sat | bài thi sat | kỳ thi sat | thi sat | sat score | sat scores | sat test | sat exam',
  ],
  [
    'ACT',
    'điểm act | điểm thi act | chứng chỉ act | bài thi act | thi act | act score | act scores | act test | act exam',
  ],
  [
    'GRE',
    'gre | điểm gre | điểm thi gre | chứng chỉ gre | bài thi gre | thi gre | gre score | gre scores | gre test | gre exam',
  ],
  [
    'GMAT',
    'gmat | điểm gmat | điểm thi gmat | chứng chỉ gmat | bài thi gmat | thi gmat | gmat score | gmat scores | gmat test | gmat exam',
  ],
];

const WHO = ['', 'em', 'mình', 'tôi', 'con', 'cháu', 'con em', 'con tôi', 'con mình', 'cháu nhà em', 'bé nhà em'];
/** Words beside a score that is said without the name of its test, and of tests that were not passed. */
export const SCORE_MARKERS: Phrases<string> = [
  ['overallScore', 'overall | over all | tổng điểm | tổng band | band tổng'],
  [
    'ownScore',
    each(WHO.slice(1), ['', 'mới', 'chỉ', 'đang', 'thi'], ['có', 'được', 'đc', 'dc', 'đạt', 'được có', 'có mỗi']),
  ],
  ['failed', each(['', 'bị', 'thi'], ['tạch', 'trượt', 'rớt', 'fail', 'hỏng'])],
  [
    'skill',
    'writing | speaking | reading | listening | nghe | nói | đọc | viết | kỹ năng viết | kỹ năng nói | w | s | r | l',
  ],
  [
    'noBandBelow',
    `no band | ${each(
      ['không', 'ko', 'k', 'không có'],
      ['kỹ năng nào', 'kĩ năng nào', 'band nào', 'skill nào', 'kn nào'],
      ['dưới', 'thấp hơn', 'bé hơn', 'nhỏ hơn', 'under'],
    )}`,
  ],
];
