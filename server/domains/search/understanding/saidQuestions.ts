/** What is asked: whether a language, a test or a preparatory year is needed, which is no condition, and no words to look for (patterns of it stand in patterns.ts); which country. */
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

const SKILLS = [
  '',
  'biết',
  'biết nói',
  'nói',
  'nói được',
  'giỏi',
  'học',
  'học thêm',
  'học trước',
  'có',
  'có chứng chỉ',
  'có bằng',
  'chứng chỉ',
  'bằng',
  'trình độ',
  'thi',
  'nộp',
  'điểm',
];

export const QUESTION_MARKERS: Phrases<string> = [
  // A question, whatever stands behind it.
  [
    'whether',
    [
      each(
        [
          'có cần',
          'có cần phải',
          'có bắt buộc',
          'có bắt buộc phải',
          'có nhất thiết',
          'có nhất thiết phải',
          'liệu có cần',
        ],
        SKILLS,
      ),
      each(['có phải'], ['biết', 'học', 'thi', 'giỏi', 'có', 'nộp']),
      each(
        ['do i', 'do we', 'do you', 'does my son', 'does my daughter', 'would i', 'will i', 'should i'],
        ['need', 'really need', 'have', 'need to', 'have to', 'really have to', 'must'],
        ['', 'know', 'speak', 'learn', 'study', 'have', 'take', 'pass', 'show', 'do', 'any'],
      ),
      each(['must i', 'should i'], ['know', 'speak', 'learn', 'have', 'take', 'do']),
      each(
        ['is it'],
        ['necessary', 'required', 'mandatory', 'compulsory'],
        ['to know', 'to speak', 'to learn', 'to have', 'to take'],
      ),
      each(['does it', 'do they', 'do you'], ['require', 'ask for']),
    ].join(' | '),
  ],
  // One where a word for it follows.
  [
    'need',
    each(
      ['cần', 'cần phải', 'phải', 'bắt buộc', 'bắt buộc phải', 'yêu cầu', 'có yêu cầu', 'có đòi', 'có đòi hỏi'],
      SKILLS,
    ),
  ],
  ['whetherNot', each(['', 'hay'], ['không', 'k', 'kh', 'kg', 'hem'], ['', 'ạ', 'vậy', 'nhỉ', 'ta', 'ad'])],
  ['isIt', 'is | are | is a | is the'],
  ['necessary', 'required | needed | necessary | mandatory | compulsory | a must | obligatory'],
  [
    'isNecessary',
    each(
      ['có cần', 'có cần thiết', 'có bắt buộc', 'có phải bắt buộc', 'bắt buộc', 'cần thiết', 'có quan trọng'],
      ['không', 'ko', 'k', 'hay không'],
    ),
  ],
  // Where somebody should study: the best of each country comes first.
  [
    'countryAsked',
    [
      each(['nước', 'đất nước', 'quốc gia'], ['nào', 'gì']),
      each(['chọn', 'giữa các', 'so sánh', 'so sánh các', 'những', 'các'], ['nước', 'quốc gia']),
      'ở đâu | đi đâu | nơi nào | chỗ nào',
      each(
        ['which', 'what', 'any', 'best', 'better', 'cheap', 'cheaper', 'cheapest', 'good', 'easiest', 'right', 'top'],
        ['country', 'countries'],
      ),
      each(['compare', 'between', 'most affordable', 'least expensive', 'list of'], ['countries']),
      each(['most affordable', 'least expensive', 'a'], ['country']),
      each(['where'], ['should', 'to', 'can', 'could', 'do', 'is', 'are', 'would', 'in the world']),
    ].join(' | '),
  ],
  ['skills', 'language | skills | language skills | certificate | test | score'],
  ['ofEnglish', 'tiếng anh | anh văn | english'],
];
