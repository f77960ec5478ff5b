import { DAYS_ASKED } from './daysAsked.js';
import { ENGLISH_ASIDES } from './englishAsides.js';
import { FROM_ELSEWHERE, FROM_VIETNAM } from './nationals.js';
import { PRICES_ASKED } from './pricesAsked.js';
import { RELATIVES } from './relatives.js';
import { TELLING } from './telling.js';
import { WHEN_SAID } from './whenSaid.js';

/** Between two things either of which is an answer. */
export const ALTERNATIVE_PHRASES: readonly string[] = ['or', 'hoặc', 'hoac', 'hay', 'hoặc là', 'hay là'];

/** Between two things of which both are meant, or each by itself: `AI và robot`. */
export const JOINING_PHRASES: readonly string[] = [
  'and',
  'và',
  'kết hợp',
  'kết hợp với',
  'với',
  'cùng với',
  'with',
  'as well as',
  'along with',
  'together with',
  'lẫn',
  'lẫn cả',
  'song song',
  'song song với',
  'đồng thời',
  'vừa',
  'vừa học',
];

/**
 * Words that say nothing about what is looked for: ignored while others remain. A single word is compared as typed, so `và` is one and `va` (Virginia) is not;
 * several together are known without diacritics, too.
 */
export const NEUTRAL_PHRASES: readonly string[] = [
  'of | in | at | the | and | for | to | a | an | on | by | with | from | study | studying | make | making | create | creating',
  'study abroad | abroad | course | courses | program | programs | programme | programmes | student',
  'students | school | schools | best | top | degree | subject | major | và | tại | tai | ở | o | của',
  'cua | cho | dành cho | danh cho | với | voi | về | ve | theo | ngành | nganh | ngành học | nganh hoc',
  'chuyên ngành | chuyen nganh | khối ngành | khoi nganh | trường | truong | các | cac | những | nhung',
  'một | mot | có | co | nào | nao | tốt | tot | nhất | nhat | chương trình | chuong trinh | khóa học',
  'khoa hoc ngan | khóa | bậc | hệ | hệ đào tạo | du học | du hoc | đi du học | học | hoc | học ngành',
  'hoc nganh | dạy | day | đào tạo | dao tao | theo học | sinh viên | sinh vien | học sinh | hoc sinh',
  'du học sinh | du hoc sinh | bạn | em | tôi | mình | bằng | bang | muốn | muon | tìm | xin | săn',
  'danh sách | nước | nuoc | thành phố | bang tieng',
  // As they are typed without their marks; not those that mean something of their own then (`duoc`, `it`, `la`, `nha`, `de`).
  'di | lam | den | vao | minh | toi | nhe | ben | nay | nua | roi | thoi | chi | moi | dang | khoang | duoi | tren | khi | luc | cung | nhieu | chau',
  'thôi | thui | chỉ | nhé | này | nữa | mới | đang | để học | để theo học | để xin | học để | đi học để | muốn học để',
  // Of a syllable of each the spelling without marks is a subject by itself: toán, y, điện, dầu, vẽ.
  'toàn bộ | toàn bộ chi phí | đồng ý | đồng ý cho | ý kiến | xin ý kiến | ý định | có ý định | ý muốn | theo ý | theo ý muốn | ý nghĩa | ý nghĩa của | thuộc diện | diện visa | diện tích | diện khó khăn | diện nghèo | đậu trường nào | đậu được trường nào | về nước | về việt nam | tại sao | tại sao nên | có khi nào',
  // As it is typed on a phone.
  'k | hok | hông | hem | khum | bik | bít | hok bik | ko bik | ko biết | không biết | j | học j | hoc j | ngành j | nganh j | làm j | lam j',
  // Of a story: who somebody is, when, and what is changed.
  'dân | dân ngành | học thêm | muốn học thêm | giờ | bây giờ | hiện tại | bây giờ muốn | giờ muốn | miễn là | miễn sao | miễn | now | right now | already | finished | finish | finishes | finishing | is finishing | about to finish | will finish | graduated | studied | first | then | switch | switch to | switching to | change to | conversion | conversion course | trái ngành | chuyển ngành | rớt đại học | trượt đại học | thi rớt | thi rớt đại học | không đậu đại học | rớt tốt nghiệp',
  // Before the first of two that are joined: `cả X lẫn Y`, `both X and Y`.
  'cả | học cả | cả hai | cả hai ngành | học song song | học đồng thời | both',
  // Of a scholarship that is for whatever is studied.
  'mọi ngành | mọi ngành học | mọi lĩnh vực | tất cả các ngành | tất cả ngành | không giới hạn ngành | không giới hạn ngành học | không phân biệt ngành | any field | any fields | any field of study | any subject | any major | all fields | all subjects | all majors | open to all majors | open to all fields | open to all subjects | open to any major',
  // Of any subject: `sinh học ứng dụng`.
  'ứng dụng | ung dung',
  // Words of asking.
  'nên | nen | nên học | nên học gì | nên học ngành gì | nên học ngành nào | nên học trường nào | học gì | hoc gi | học ngành gì | hoc nganh gi | học trường nào',
  'ngành gì | nganh gi | ngành nào | nganh nao | trường nào | truong nao | trường gì | nước nào | quốc gia nào | quoc gia nao | đất nước nào | dat nuoc nao | ở đâu | o dau | đâu | gì | gi | thì | thi | là | bên | bên nước',
  'cho em hỏi | cho mình hỏi | cho tôi hỏi | cho hỏi | cho em | hỏi | xin hỏi | ạ | ơi | vậy | được | được không | ok | okay | oke | okie | ok không | ok ko | không ạ | có không | hay không | thế nào | như thế nào',
  'làm sao | thì sao | thì sao ạ | ra sao | làm sao để | làm sao để được | làm thế nào | làm thế nào để | để | để được | để làm | làm | liên quan | liên quan đến | con trai tôi | con gái tôi | con trai | con gái | con tôi',
  'thích | yêu thích | giỏi | cần | cần gì | khi nào | bao nhiêu | thông tin | tư vấn | review | đánh giá | các trường | các ngành | những trường | những ngành | có trường nào | có ngành nào',
  'trường đào tạo | trường có | trường dạy | trường nào dạy | trường nào có | trường nào tốt | nào tốt | tốt nhất | uy tín | hiện nay | nhiều | khóa học nào',
  'không | ko | khong | học phí | hoc phi | chi phí | chi phi | điều kiện | dieu kien | yêu cầu | yeu cau | đầu vào | dau vao | tuyển sinh | tuyen sinh | xét tuyển | xet tuyen',
  'con em | con cháu | con học | con muốn | con thích | học lực | học lực khá | học lực trung bình | học lực yếu | học khá | học trung bình | đi nước ngoài | ra nước ngoài | nước ngoài | muốn đi',
  'đi | đi đâu | đi học | cháu | con | con mình | nhà mình | nhà em | gia đình | gia đình mình | gia đình em | chỉ có | trung bình | mọi người | giúp em | phù hợp | rồi | nữa | đc | dc | chấm',
  'nên đi đâu | đi nước nào | theo ngành | muốn theo | muốn theo ngành | liên quan tới | bao gồm | sao cho | ở bên',
  'something | something with | something about | something in | not | too | very | abroad | overseas',
  'được k | duoc k | đc k | dc k | phải k | phai k | có k | hk | dc hk | đc hk | được hk | e mún | e muốn | e muon | e học | e hoc | e thích | e định | e tính | e tìm | by coursework | ko k | k ạ | k vậy | mún | hc | bít | bik | thík | thik | zậy | dzậy | cx | ntn | nhìu | mik | mk | nek | ak | ạk | cho sinh viên quốc tế | cho du học sinh | cho người nước ngoài | nhận du học sinh | for international students | for foreign students | for foreigners | for overseas students',
  'in the world | around the world | all over the world | across the world | trên thế giới | khắp thế giới',
  'gì dễ | gì cho dễ | nào dễ | gì để | nếu | neu | nếu thích | nếu mà | thì nên | chọn | nên chọn | chọn ngành nào | chọn trường nào | ra trường | sau khi ra trường | làm gì | ra làm gì | làm nghề gì | công việc gì | trong',
  'việc | viec | công việc | làm việc | làm việc trong ngành | làm việc về | làm trong ngành | làm về | muốn làm | muốn mở | trở thành | muốn trở thành | muốn biết | có thể | có thể học | có thể học gì',
  'học tập | việc học tập | môi trường học | môi trường học tập | nơi học tập | learning environment | study environment | học hành | xong | học xong | lớp 12 | hết lớp 12 | học hết lớp 12 | tốt nghiệp | tốt nghiệp cấp 3 | tốt nghiệp THPT | tốt nghiệp lớp 12 | hết cấp 3 | mới tốt nghiệp | sắp tốt nghiệp | học tiếp | học lên | lên | sang | qua | tiếp',
  'hot | đang hot | ngành hot | hơn | tốt hơn | hay hơn | nhất là | lĩnh vực | linh vuc | thuộc lĩnh vực | mảng | kiểu như | năm sau | năm tới | năm nay | sang năm',
  'gần | gần với | quanh | xung quanh | khu vực | vùng | vùng quanh | tp | thanh pho | tỉnh bang | tiểu bang | near | close to | nearby | around | area | the area',
  'if | if i like | if i love | if i am interested in | like | likes | love | loves | enjoy | enjoys | interested in | i am interested in | i like | i love | i enjoy | country | countries | which country | which country is best | best country',
  'worth | is it | is it worth | is it worth it | worth it | is it possible | is it possible to | is it good to | it is | studying | learn | become a | become an | to become | to become a | to become an | how to become | how to become a | how to become an',
  'want to be | want to be a | want to be an | want to become | want to become a | want to become an | be a | be an | work as | work as a | work as an | work in | work with | job | jobs | career | careers | a career in | that | any | some | would | would like | better | next | next year | this year',
  'chưa biết | chưa biết chọn ngành | chưa biết chọn ngành nào | chưa biết chọn gì | chưa biết học gì | cho người mới bắt đầu | người mới bắt đầu | for beginners | beginner | beginners',
  'yêu | yêu mến | rất yêu | rất mê | rất thích | say mê | mê mẩn | tò mò về | bị cuốn hút bởi | học nhanh | học nhanh trong | nhanh | học rút ngắn | rút ngắn | học cấp tốc | cấp tốc | accelerated | fast track | fast tracked',
  'vào | muốn vào | thi vào | nộp vào | thành | muốn thành | sau này | sau này làm | sau này muốn làm | mê | đam mê | thich | muon | nhưng | nhưng không | chứ | chứ không | chu khong | bố mẹ | ba mẹ | bố mẹ muốn | mà | cũng | khối | khối a | khối a1 | khối b | khối c | khối d | học khối',
  'có giá trị không | có giá trị | giá trị | so sánh | khó | dễ | có khó không | có dễ không | cần học gì | ielts bao nhiêu | cần ielts bao nhiêu | yêu cầu ielts | giỏi tiếng anh | yếu tiếng anh | kém tiếng anh | tiếng anh kém',
  'nhập học | khai giảng | kỳ nhập học | kỳ gần nhất | intake | intakes',
  'how much | how much is | how much does | cost | costs | how long | how long is | how long does | hard | difficult | easy | take | should i take | do i need | do i need to | apply | apply for | who | who can | but | working with | working in | parents',
  'fees | requirements | entry requirements | admission requirements',
  // When something has to be sent in is told of what is found.
  'deadline | deadlines | the deadline | application deadline | when is the deadline | hạn | hạn nộp | hạn nộp đơn | hạn nộp hồ sơ | hạn chót | hạn là khi nào | hạn khi nào | hạn nộp khi nào | mở đơn | mở đơn khi nào | khi nào mở đơn | mở hồ sơ | đóng đơn | đăng ký',
  // What each card tells: the price of a year, and how it is asked for on a phone.
  ...PRICES_ASKED,
  ...DAYS_ASKED,
  ...TELLING,
  ...RELATIVES,
  ...WHEN_SAID,
  ...ENGLISH_ASIDES,
  // Of a place, and of what is asked for before somebody is admitted, which no fact tells.
  'thành phố lớn | ở thành phố lớn | thành phố nhỏ | thành phố nhộn nhịp | vùng quê | ở vùng quê | vùng nông thôn | ngoại ô | đầu vào tiếng anh thấp | yêu cầu tiếng anh thấp | tiếng anh đầu vào thấp | đầu vào thấp | đầu vào dễ',
  // Parts of a school: `khoa luật`, `faculty of law`.
  'trường có khoa | có khoa | các khoa | khoa nào | faculty | faculty of | faculties | department | department of | departments | strong in | strong at | mạnh về | có thế mạnh về | thế mạnh về',
  // A year of a price that is asked for is no length of a course.
  'học phí một năm | học phí 1 năm | chi phí một năm | chi phí 1 năm | tiền học | tiền học một năm | tiền học 1 năm | bao nhiêu tiền | bao nhiêu tiền một năm | bao nhiêu tiền 1 năm | bao nhiêu một năm | bao nhiêu 1 năm | một năm bao nhiêu | 1 năm bao nhiêu | một năm hết bao nhiêu | 1 năm hết bao nhiêu | một năm tốn bao nhiêu | 1 năm tốn bao nhiêu | mỗi năm bao nhiêu | tốn bao nhiêu | tốn bao nhiêu tiền | hết bao nhiêu | hết bao nhiêu tiền | how much per year | how much a year | how much is a year | how much is one year | cost per year | cost a year | fees per year | fees a year | tuition per year | tuition a year',
  'nghành | nghành học | chuyên nghiệp | khoảng | kết hợp | kết hợp với | cùng với | e',
  'nhà tôi | bé nhà tôi | con nhà tôi | cháu nhà tôi | cháu nhà em | con tôi vừa | con em vừa | vừa | vừa mới | trước | truoc | trước thì | trước rồi | học trước | đã | đã đi làm | người đã | người đi làm',
  'năm | mấy | mấy năm | bao lâu | mất bao lâu | học mấy năm | học bao lâu | học trong bao lâu | mất mấy năm | sớm | sớm nhất | nhập học sớm nhất | sớm nhất có thể | càng sớm càng tốt | kịp | nộp | nộp hồ sơ | nộp đơn | cho kịp | đợt gần nhất',
  'bị | điểm kém | điểm thấp | bị điểm kém | bị điểm thấp | gpa thấp | kém | yếu | hơi | đang | đang học | đang học năm | năm nhất | năm cuối | năm 1 | năm 2 | năm 3 | năm 4 | năm thứ hai | năm thứ ba | học năm 2 | học năm 3 | sinh viên năm | sinh viên năm 2 | sinh viên năm 3 | sinh viên năm cuối',
  'chuyển | chuyển sang | chuyển tiếp | chuyển qua | chuyển lên | sau | sau khi | ở việt nam | tại việt nam | việt nam mình | in vietnam | from vietnam | khác nhau | vs | versus | so với | khác gì | khác nhau thế nào | giống nhau | ra làm | ra | bé | bé nhà mình | bé nhà em | tuổi | got | i got | kinh nghiệm | am | i am from | with a 3 year degree | with a 3 year bachelor | should we | we | our | chơi | mê chơi',
  'nghề | nghề nghiệp | đậu | dễ đậu | cho dễ đậu | đỗ | dễ đỗ | dễ vào | trúng tuyển | nhận | có nhận | có nhận không | nhận không | trường nào nhận | có trường nào nhận | nhận sinh viên quốc tế | wants | wants to | wants to study | wanted | earliest | as soon as possible | soonest',
  'ad ơi | mn ơi | anh chị ơi | em định | mình định | định | em định học | em tính | mình tính | em tính đi | tính đi | tính học | tìm khóa | tìm khoá | tìm khóa học | tìm trường | tìm ngành | mình muốn | mình muốn tìm | mình muốn học | em muốn tìm | em muốn học',
  'con gái mình | con trai mình | con gái em | con trai em | con gái mình muốn học | con trai mình muốn học | either | entry | kỳ | kì | đợt | starting | starting in | starting next year | start next year | beginning next year | xịn | xịn xò | chất lượng | chất lượng tốt | chất lượng cao | có chất lượng | tỉnh | reputable | leading | show | show me | find | find me | recommend | please recommend | best place | best place to | best place to study | place to study | place to | my son is interested in',
  // To whom it is said, and thanks.
  'chào | xin chào | em chào | cháu chào | dạ | chào ad | ad | admin | chị | anh chị | các anh chị | chào anh | chào chị | dạ anh | dạ chị | thưa anh | thưa chị | nhờ anh | nhờ chị | gửi anh chị | chào anh chị | chào thầy cô | thầy cô | cảm ơn | cám ơn | em cảm ơn | xin cảm ơn | chao | xin chao | chao anh | chao chi | chao anh chi | anh chi | thay co | cam on | em cam on',
  'hi | hello | hey | hi there | hello there | good morning | good afternoon | good evening | dear | dear sir | dear sir or madam | dear team | thanks | many thanks | thank you | thanks in advance | regards | pls | plz',
  'doesnt | does not | dont | do not | isnt | is not | cant | cannot | that doesnt need | that does not need | only | not only | not only for | not just | not just for',
  'grade 11 | grade 12 | 11th grade | 12th grade | 11th grader | 12th grader',
  'hs | hs giỏi | học sinh giỏi | advising | advising a student | my client | my student | a student of mine',
  'unis | colleges | which colleges | which unis | which uni | what unis | what universities | what colleges | any universities | any unis',
  'which one | which one is better | which is better | which is best | which one should i choose | which should i choose | cái nào | cái nào tốt | cái nào tốt hơn | cái nào hơn | cái nào ổn hơn | nên chọn | nên chọn cái nào | nên chọn trường nào | chọn cái nào | chọn trường nào | trường nào tốt hơn | trường nào hơn | ngành nào tốt hơn | ngành nào hơn | nên chọn ngành nào',
  'cho con | cho con tôi | cho con mình | cho con em | cho bé | cho cháu | cho con gái | cho con trai',
  'có bắt buộc | có bắt buộc phải | bắt buộc | bắt buộc phải | có nhất thiết | có nhất thiết phải | is it necessary | is it mandatory | necessary | mandatory | compulsory',
  'what | what can i | what can i study | what to study | which | which university | which universities | which school | which schools | which course | where | where to | where can i | where to study',
  'go | go to | go for | where to go | where can i go | where can we go | where can he go | where can she go | where can they go | where should i go | where should he go | where should she go | where can he | where can she | where should he | where should she | can go | should go',
  'how | how to | how to get | how can i | can i | can | could | should i | should | do | does | is there | are there | into | i | i am | im | i want | i want to | want to | want | need | looking for | get | has | have | my | me | please',
  // Initials that say nothing alone: a foreign country, not, a major, international, the family, a choice.
  'nn | đi nn | ra nn | kh | kh ạ | được kh | có kh | cn | qt | gd | nv',
  'trưởng phòng | trưởng nhóm | trợ lý | người | con người | tui | con gái tui | con trai tui | con tui | bé nhà tui | nhà tui | nghanh | nghanh hoc | nha mn | mng | mng ơi | nhen | mọi người ơi',
  'chuyên viên | nhân viên | chuyên gia | kỹ thuật viên | nghề làm | người làm | thợ | expert | specialist | officer',
  'low english | weak english | poor english | bad english | low english level | low english score | with low english | with weak english | with poor english | not good at english | low ielts | low ielts score | with low ielts | ielts thấp | điểm ielts thấp | low toefl | toefl thấp',
  // What somebody is, of which no entry tells.
  'i work in government | i work in the government | i work for government | i work for the government | work in government | work for the government | working in government | working for the government | government employee | làm nhà nước | làm cho nhà nước | làm ở cơ quan nhà nước | làm trong cơ quan nhà nước | cơ quan nhà nước | làm việc ở cơ quan nhà nước | làm việc cho nhà nước | cán bộ | cán bộ nhà nước | viên chức',
  'passed | pass | result | results | with results | admission | admissions | accepted | accepting | accept | allowed | eligible | eligibility',
  'fee | fees | tuition | tuition fee | tuition fees | tuition and fees | fee structure | fees structure | deadline | deadlines | application deadline | application deadlines',
  'degrees | subjects | majors | a degree | a degree in | degrees in | majoring in | a major in',
  // What somebody wants to do or to be, and how it is said.
  'work | work abroad | working abroad | work from home | work at | work at a | work on | work on a | work for | work for a | work in a | work with a | to work | to work at | to work on | to work in | to work with | working | working at | working on | working for | a job | a job as | a job in | a job as a | get a job in | get a job as | dream job | my dream job | dream career | career change | change career | change careers | change career to | becoming | becoming a | becoming an | aspiring | training | training as | training as a | training to be | training to be a | train as | train as a | train to be | train to be a',
  'wanna | wanna be | wanna be a | wanna be an | wanna do | wanna study | wanna work | wanna become | gonna | gonna be | gonna study | i wanna | im gonna | trying to | trying to be | trying to become | hoping to | hope to | planning to | plan to | you | do you | do you need | should you | what do you | did you | lets | id | id like | id like to | i would like to | i would like to study | kinda | sorta | maybe | probably | really | very much | see myself | see myself as | i see myself as | i see myself as a',
  'industry | the industry | in the industry | field of | the field of | in the field of | world of | the world of | sector | the sector | for a living | as a living | for living | when i grow up | in future | in the future | not sure | not sure what | not sure what to study | no idea | no idea what | no idea what to study | have no idea | i have no idea | undecided | undecided major | in demand | high demand | jobs in demand | good jobs | good job | lead to | leads to | that lead to | lead to good jobs | leading to | classes | lessons',
  // Of whom somebody asks.
  'she | he | they | her | his | him | their | them | she likes | he likes | they like | if she | if he | if they | if she likes | if he likes | if they like | can she | can he | can they | what can she | what can he | what can they | what should she | what should he | what should they | what should i | should she | should he | should they | she wants to | he wants to | they want to | he wants | she wants | they want | my children | my child | my kid | my kids | my daugther | my daugter | daugther | daugter | daughters | sons',
  'to enter | to enter university | enter university | enter a university | before university | before entering university | before going to university | to get into | get into | getting into | go to | to go to | going to | a lot | a lot of | does it matter | done',
  // What did not go well before.
  'mất gốc | mất gốc tiếng anh | giữa chừng | bỏ học | bỏ học giữa chừng | nghỉ học | nghỉ học giữa chừng | bỏ đại học | bỏ đại học giữa chừng | bỏ ngang | bỏ ngang đại học | dropped out | dropped out of university | dropped out of uni | dropped out of college | university dropout',
  // Who the child is that is spoken of, and who else goes along or has asked.
  'cháu gái | cháu trai | cháu ngoại | cháu nội | cháu họ | cháu ruột | cháu gái mình | cháu trai mình | cháu gái em | cháu trai em | cháu gái tôi | cháu trai tôi | bé gái | bé trai | con bé | con bé nhà | con bé nhà em | con bé nhà mình | con bé nhà tôi | bé nhà | cháu nhà | cháu nhà mình | thằng con | thằng con em | thằng con mình | thằng con tôi | thằng con nhà | thằng con nhà em | thằng bé | thằng bé nhà | thằng bé nhà em | thằng nhóc | nhóc nhà | nhóc nhà em | nhóc nhà mình | con gái đầu | con trai đầu | con gái út | con trai út | em gái | em trai | chị gái | anh trai | em họ | em gái em | em trai em | em gái mình | em trai mình | chồng | vợ | chồng em | vợ em | chồng mình | vợ mình | chồng tôi | vợ tôi | bạn trai | bạn gái | bạn em | bạn mình',
  'niece | nephew | my niece | my nephew | sister | brother | my sister | my brother | my little sister | my little brother | my younger sister | my younger brother | cousin | my cousin | granddaughter | grandson | my granddaughter | my grandson | husband | wife | my husband | my wife | boyfriend | girlfriend | my boyfriend | my girlfriend | my friend | works | works in | works at | works there | works as | works as a | lives in | living in | there | over there | looking for a | looking for an',
  // What would be welcome is not asked for.
  'càng | cang | càng tốt | thì càng tốt | thì tốt | thì tốt quá | thì quá tốt | được thì tốt | cũng tốt | thì hay | nếu được | nếu được thì tốt | nếu có thể | if possible | when possible | where possible | possible | preferably | ideally | preferred | would be nice | would be great | would be good | is a plus | a plus | nice to have',
  // As a task or a trade is taken up again.
  'lấy bằng | học lấy bằng | học lại | đi học lại | học lại từ đầu | làm lại từ đầu | quay lại học | trở lại học | đi học trở lại | back to school | go back to school | going back to school | return to school | return to study | returning to study | study again | start over | starting over',
  // A scholarship is no loan.
  'no loan | no loans | not loan | not loans | not a loan | no student loan | no student loans | not student loans | not a student loan | without loans | without a loan | no repayment | non repayable | no need to repay | không vay | không phải vay | không phải khoản vay | không phải vay vốn | không phải cho vay | không cho vay | không vay nợ | không vay vốn | không phải trả lại | không phải hoàn trả | không hoàn lại | không phải hoàn lại',
  'intl | intl student | intl students | for intl student | for intl students | international student | international students | for international students | for international student | sinh viên quốc tế | cho sinh viên quốc tế | du học sinh | cho du học sinh',
  // Of chats: to whom it is said, and what is asked of them.
  'not limited to | but not limited to | not restricted to | but not restricted to | không giới hạn ở | không chỉ ở | không nhất thiết ở | không nhất thiết phải ở',
  'có ai học | có ai biết | có ai đã | có ai từng | có ai đang | có ai đang học | có ai có | có ai rành | ai biết | ai biết chỉ | ai đã | ai từng | ai đang học | ai có kinh nghiệm | ai rành | có bạn nào | bạn nào | có anh chị nào | anh chị nào | ai review',
  'mn | mng | ib | inbox | ib em | ib giúp em | giúp | giúp mình | giúp tôi | giúp e | giúp con | giúp cháu | giúp với | chỉ em | chỉ em với | chỉ mình với | lời khuyên | xin lời khuyên | cho lời khuyên | cho em xin | cho mình xin | cho em xin thông tin | xíu | chút | một chút | cho hỏi xíu | cho hỏi chút | hỏi xíu | hỏi chút | tham khảo | góp ý',
  'help | help me | help me find | please help | could you | could you please | can you | would you | can anyone | anyone | anyone know | anyone knows | does anyone know | if anyone knows | anyone here | can someone | someone | everyone | hi everyone | hello everyone | hi all | guys | hey guys | hi guys | folks | hey there',
  'tell me | tell me about | can you tell me | can anyone tell me | know | want to know | would like to know | i would like to know | let me know | wondering | just wondering | i was wondering | im wondering | any idea | any ideas | any suggestion | any suggestions | suggestion | suggestions | any advice | some advice | advice | advise | advise me | please advise | please advise me | info | info about | some info | need info | asap',
  'các bác | bác | bác nào | cả nhà | cả nhà ơi | mấy bạn | mấy anh chị | phân vân | đang phân vân | suggest | suggest me | please suggest | please suggest me | kindly | kindly guide me | guide me | sir | sir madam | regarding | yo | whats up | lol | heyy | does anyone have | pursue | to pursue | thoughts | any thoughts | moving to | thinking about moving to',
  'basically | so basically | so i | so im | i heard | thinking | thinking of | thinking about | thinking of doing | thinking about doing | i am thinking of | im thinking of | doing | interested in | i am interested in | im interested in | i am interested in studying | im interested in studying',
  // For whom, in what way and of what kind.
  'công ty | cho công ty | cho các công ty | làm cho công ty | ở công ty | làm ở công ty | trong công ty | for companies | for a company | for the company | kiểu | kieu | kiểu như | kieu nhu | giống như kiểu | dạng như | loại như | professionally | run a | running a | run an | running an',
  'teach | teaches | offer | offers | offering | available | good | great | list of | about | my son | my daughter | son | daughter | is | are | be | become | as',
]
  .flatMap(line => line.split(' | '))
  .concat(ALTERNATIVE_PHRASES, JOINING_PHRASES, FROM_ELSEWHERE, FROM_VIETNAM);

/** Names of which no word means anything by itself: a Doctor of Philosophy in Chemistry does not teach philosophy, intellectual property is no real estate, and financial aid no finance. */
export const OPAQUE_PHRASES: readonly string[] = [
  'doctor of philosophy',
  'master of philosophy',
  'intellectual property',
  'financial aid',
  'urban design',
];

/** Names of which only the end means something by itself: law about construction is law, and the design of communication is design. */
export const HEADED_PHRASES: readonly string[] = [
  'business analytics',
  'construction law',
  'international business law',
  'banking law',
  'finance law',
  'banking and finance law',
  'communication design',
  'communication engineering',
  'environmental design',
];
