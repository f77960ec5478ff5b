/** Scholarships and for whom they are. A line is a group: every phrase finds every other. */
export const SCHOLARSHIP_GROUPS: readonly string[] = [
  'học bổng | HB, săn học bổng, tìm học bổng, xin học bổng, cấp học bổng, trao học bổng, nhiều học bổng | scholarship, scholarships, give scholarships, gives scholarships, giving scholarships, provide scholarships, provides scholarships, providing scholarships, scholarship opportunities, bursary, bursaries, stipendium, grant, award, awards, fellowship, fellowships, funding, grants, fund, funds',
  'toàn phần | 100 học phí, 100 phần trăm, miễn học phí, học bổng toàn phần | full, full ride, fully funded, full scholarship, full funding, full tuition',
  'bán phần | một phần, 50 học phí, học bổng bán phần | partial, partial scholarship',
  'quỹ học bổng | quỹ, quỹ tư nhân, các quỹ, quỹ từ thiện | foundation, stiftung, foundations, private foundation, private foundations, charitable foundation',
  'chính phủ | học bổng chính phủ, hiệp định | government',
  'hỗ trợ tài chính | trợ cấp tài chính | financial aid, need based aid',
  'lãnh đạo | thủ lĩnh | leader, leaders, leadership',
  // Those for people who work; concepts.ts names them.
  'người đi làm | người đã đi làm, người có kinh nghiệm, kinh nghiệm lãnh đạo, đã đi làm, đi làm | working professionals, mid-career, mid career, professionals with experience, leadership experience',
  'Hubert Humphrey | | Hubert H. Humphrey, Humphrey Fellowship, Humphrey',
  'EPOS | | development-related postgraduate courses',
  'trao đổi | trao đổi sinh viên, chương trình trao đổi | exchange, exchanges, student exchange',
  'tài năng | xuất sắc, thành tích | merit, excellence, merit based, academic merit, academic excellence, academic achievement, achievement, outstanding, high achievers',
  'hiệu trưởng | phó hiệu trưởng | vice chancellor, vice chancellors, president, presidents, presidential, principals',
  'chancellor | | chancellors',
  'Research Training Program | RTP, AGRTP',
  'học bổng chính phủ Úc | chính phủ Úc, AAS | Australia Awards, Australian government scholarship, Australian government scholarships',
  // What else is called by that government.
  'chính phủ Úc | học bổng chính phủ Úc | Australia Awards, Australian government, Australian government scholarship, Australian government scholarships',
  'học bổng chính phủ Anh | chính phủ Anh | Chevening, British government scholarship, British government scholarships, UK government scholarship, UK government scholarships',
  'học bổng chính phủ Mỹ | chính phủ Mỹ | Fulbright, full bright, US government scholarship, US government scholarships, American government scholarship, American government scholarships',
  'học bổng chính phủ Đức | chính phủ Đức, cơ quan trao đổi hàn lâm Đức, trao đổi hàn lâm Đức, viện hàn lâm Đức | DAAD, German government scholarship, German government scholarships',
  'học bổng chính phủ Ireland | chính phủ Ireland | Government of Ireland, Ireland Fellows, Irish government scholarship, Irish government scholarships',
  'liên minh châu Âu | học bổng Erasmus | Erasmus Mundus, Erasmus, European Union',
  'đề án 89 | Project 89',
  // Names of programmes in words that mean something else by themselves. The plural of the first is what somebody says of any good ones.
  'GREAT scholarship | học bổng GREAT',
  // Known, so that it is no mistyped banking.
  'Banting | | Banting fellowship, Banting fellowships',
  'Commonwealth scholarship | học bổng Commonwealth, học bổng khối thịnh vượng chung | Commonwealth scholarships, Commonwealth Shared scholarship, Commonwealth Shared scholarships',
  // Most students here are: a program without the word is no worse.
  'Việt Nam | người Việt, người Việt Nam | Vietnam, Viet Nam, Vietnamese',
  'quốc tế | sinh viên quốc tế, du học sinh | international, international students, international student',
];
