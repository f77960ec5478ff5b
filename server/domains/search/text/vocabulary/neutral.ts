/** Words that say nothing about what is looked for: ignored while others remain. Compared as typed, so `và` is one and `va` (Virginia) is not. */
export const NEUTRAL_PHRASES: readonly string[] = [
  'of | in | at | the | and | for | to | a | an | on | by | with | from | study | studying',
  'study abroad | abroad | course | courses | program | programs | programme | programmes | student',
  'students | school | schools | best | top | degree | subject | major | và | tại | tai | ở | o | của',
  'cua | cho | dành cho | danh cho | với | voi | về | ve | theo | ngành | nganh | ngành học | nganh hoc',
  'chuyên ngành | chuyen nganh | khối ngành | khoi nganh | trường | truong | các | cac | những | nhung',
  'một | mot | có | co | nào | nao | tốt | tot | nhất | nhat | chương trình | chuong trinh | khóa học',
  'khoa hoc ngan | khóa | bậc | hệ | hệ đào tạo | du học | du hoc | đi du học | học | hoc | học ngành',
  'hoc nganh | dạy | day | đào tạo | dao tao | theo học | sinh viên | sinh vien | học sinh | hoc sinh',
  'du học sinh | du hoc sinh | bạn | em | tôi | mình | bằng | bang | muốn | muon | tìm | xin | săn',
  'danh sách | nước | nuoc | thành phố | bang tieng',
].flatMap(line => line.split(' | '));

/** Names of degrees of which no word means anything by itself: a Doctor of Philosophy in Chemistry does not teach philosophy. */
export const OPAQUE_PHRASES: readonly string[] = ['doctor of philosophy', 'master of philosophy'];
