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
  // Words of asking.
  'nên | nen | nên học | nên học gì | nên học ngành gì | nên học ngành nào | nên học trường nào | học gì | hoc gi | học ngành gì | hoc nganh gi | học trường nào',
  'ngành gì | nganh gi | ngành nào | nganh nao | trường nào | truong nao | trường gì | nước nào | ở đâu | o dau | đâu | gì | gi | thì | thi | là | bên | bên nước',
  'cho em hỏi | cho mình hỏi | cho tôi hỏi | cho hỏi | cho em | hỏi | xin hỏi | ạ | ơi | vậy | được | được không | không ạ | có không | hay không | thế nào | như thế nào',
  'làm sao | làm sao để | làm sao để được | làm thế nào | làm thế nào để | để | để được | để làm | làm | liên quan | liên quan đến | con trai tôi | con gái tôi | con trai | con gái | con tôi',
  'thích | yêu thích | giỏi | cần | cần gì | khi nào | bao nhiêu | thông tin | tư vấn | review | đánh giá | các trường | các ngành | những trường | những ngành | có trường nào | có ngành nào',
  'trường đào tạo | trường có | trường dạy | trường nào dạy | trường nào có | trường nào tốt | nào tốt | tốt nhất | uy tín | hiện nay | nhiều | khóa học nào',
  'không | ko | khong | học phí | hoc phi | chi phí | chi phi | điều kiện | dieu kien | yêu cầu | yeu cau | đầu vào | dau vao | tuyển sinh | tuyen sinh | xét tuyển | xet tuyen',
  'con em | con cháu | con học | con muốn | con thích | học lực | học lực khá | học lực trung bình | học lực yếu | học khá | học trung bình | đi nước ngoài | ra nước ngoài | nước ngoài | muốn đi',
  'đi | đi đâu | đi học | cháu | con | con mình | nhà mình | nhà em | gia đình | gia đình mình | gia đình em | chỉ có | trung bình | mọi người | giúp em | phù hợp | rồi | nữa | đc | dc | chấm',
  'nên đi đâu | đi nước nào | theo ngành | muốn theo | muốn theo ngành | liên quan tới | bao gồm | sao cho | ở bên',
  'something | something with | something about | something in | not | too | very | abroad | overseas',
  'fees | requirements | entry requirements | admission requirements',
  'what | what can i | what can i study | what to study | which | which university | which universities | which school | which schools | which course | where | where to | where can i | where to study',
  'how | how to | how to get | how can i | can i | can | could | should i | should | do | does | is there | are there | i | i am | i want | i want to | want to | want | need | looking for | get | has | have | my | me | please',
  'teach | teaches | offer | offers | offering | available | good | great | list of | about | my son | my daughter | son | daughter | is | are | be | become | as | or',
].flatMap(line => line.split(' | '));

/** Names of degrees of which no word means anything by itself: a Doctor of Philosophy in Chemistry does not teach philosophy. */
export const OPAQUE_PHRASES: readonly string[] = ['doctor of philosophy', 'master of philosophy'];
