/** Words beside a count of years or months, and for a course that should be short. */
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

export const LENGTH_MARKERS: Phrases<string> = [
  ['halfYear', 'nửa năm | 1 / 2 năm'],
  [
    'course',
    [
      each(
        ['', 'học', 'đào tạo', 'chương trình'],
        ['rút ngắn', 'rút gọn', 'gói gọn', 'rút'],
        ['còn', 'trong', 'xuống còn', 'chỉ còn', 'lại còn'],
      ),
      each(
        ['học', 'đào tạo'],
        ['nhanh', 'lẹ', 'gấp', 'cấp tốc', 'vỏn vẹn', 'gói gọn', 'đúng', 'tầm', 'cỡ', 'chừng'],
        ['', 'trong'],
      ),
      'thời gian đào tạo | đào tạo | đào tạo trong | thời gian học tập | thời gian học là | thời gian khoảng | học mất | học hết | học tổng cộng | vỏn vẹn',
    ].join(' | '),
  ],
  [
    'long',
    `${each(['là', 'thì', 'là đã'], ['xong', 'ra trường', 'tốt nghiệp', 'có bằng', 'lấy bằng', 'lấy được bằng', 'hoàn thành'])} | ra trường`,
  ],
  [
    'shortCourse',
    [
      each(
        [
          'chương trình',
          'khóa',
          'khoá',
          'khóa học',
          'khoá học',
          'thời gian',
          'thời gian học',
          'thời gian đào tạo',
          'học',
        ],
        ['ngắn thôi', 'ngắn ngắn', 'ngắn nhất'],
      ),
      each(['học', 'tốn', 'mất', ''], ['ít thời gian'], ['', 'thôi', 'nhất', 'nhất có thể']),
      'vài tháng | vài ba tháng | dăm tháng | chương trình ngắn | thời gian ngắn | thời gian học ngắn | học nhanh ra trường | nhanh ra trường | ra trường nhanh | ra trường sớm | học cho nhanh | không mất nhiều thời gian | không tốn nhiều thời gian',
    ].join(' | '),
  ],
];
