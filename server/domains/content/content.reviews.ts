/**
 * Until students have written, the place is shown with examples that say so. They tell how the site is used and claim no
 * admission, no scholarship and no score: an invented success would be a lie even under a label.
 */
import type { StudentReview } from '../../generated/resolvers.js';

export const REVIEWS: readonly StudentReview[] = [
  {
    id: 'example-minh',
    name: 'Minh',
    about: { vi: 'học sinh lớp 12, muốn học khoa học máy tính', en: 'in grade 12, wants to study computer science' },
    text: {
      vi: 'Em gõ không dấu, lọc theo học phí rồi so ba trường cạnh nhau. Chỗ nào chưa có thông tin thì trang nói thẳng, nên em biết phải hỏi trường điều gì.',
      en: 'I typed without accents, filtered by tuition and looked at three universities side by side. Where there is no information yet, it says so, and I know what to ask.',
    },
    isExample: true,
  },
  {
    id: 'example-lan',
    name: 'Chị Lan',
    about: { vi: 'phụ huynh, đang tìm hiểu cùng con', en: 'a mother, researching with her son' },
    text: {
      vi: 'Tôi cần biết con số lấy từ đâu. Bấm vào nguồn là thấy trang gốc và ngày kiểm tra, hai mẹ con cùng đọc lại được.',
      en: 'I need to know where a figure comes from. One click shows the original page and the date it was checked, so the two of us can read it ourselves.',
    },
    isExample: true,
  },
  {
    id: 'example-quan',
    name: 'Quân',
    about: { vi: 'đã đi làm, tính học thạc sĩ', en: 'working, considering a master’s' },
    text: {
      vi: 'Tôi nhập điểm IELTS đang có và chọn kỳ mùa thu. Danh sách còn lại ngắn, và mỗi dòng nói rõ vì sao nó ở đó.',
      en: 'I entered my IELTS score and chose the autumn intake. What was left was short, and every line said why it was there.',
    },
    isExample: true,
  },
];
