/** What stands on the pictures that are shown where a page is shared. */
export const messages = {
  vi: {
    home: { title: 'Tìm ngành, trường và học bổng du học', lead: 'Mỗi con số có nguồn và ngày kiểm tra' },
    search: { title: 'Tìm và so sánh chương trình du học', lead: 'Lọc theo nước, học phí, kỳ nhập học, điều kiện' },
    school: { title: 'Hồ sơ trường', lead: 'Ngành học, điều kiện đầu vào, học bổng, sinh hoạt phí' },
    program: { title: 'Chương trình học', lead: 'Học phí, hạn nộp hồ sơ, yêu cầu tiếng Anh' },
    scholarship: { title: 'Học bổng du học', lead: 'Giá trị, điều kiện và hạn nộp, kèm nguồn' },
  },
  en: {
    home: {
      title: 'Find programs, schools and scholarships abroad',
      lead: 'Every figure with its source and the day we checked it',
    },
    search: { title: 'Search and compare programs abroad', lead: 'By country, tuition, intake and requirements' },
    school: { title: 'School profile', lead: 'Programs, admission, scholarships, cost of living' },
    program: { title: 'Study program', lead: 'Tuition, deadlines, English requirements' },
    scholarship: { title: 'Scholarship abroad', lead: 'Amount, who may apply and by when, with sources' },
  },
};
