/** What people say of a scholarship: what it pays, and whom it is for. */
import { FROM_ELSEWHERE } from '../text/vocabulary/nationals.js';
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

/** `ALL`: everything, or all of the tuition; `LIVING`: everything, or a sum every month to live on. */
export type Coverage = 'FULL' | 'ALL' | 'LIVING' | 'TUITION' | 'PARTIAL';
const UNPAID = [
  each(
    [
      'ko',
      'k',
      'khỏi',
      'khỏi phải',
      'không cần',
      'ko cần',
      'k cần',
      'không phải',
      'ko phải',
      'k phải',
      'không mất',
      'ko mất',
      'miễn',
    ],
    ['đóng', 'trả', 'nộp'],
    ['học phí', 'tiền học', 'tiền'],
  ),
  each(['không cần', 'ko cần', 'k cần', 'ko mất', 'k mất', 'ko tốn', 'k tốn', 'ko'], ['học phí', 'tiền học']),
  each(
    ['dont pay', 'do not pay', 'dont have to pay', 'without paying', 'no need to pay', 'not pay'],
    ['', 'any'],
    ['tuition', 'tuition fee', 'tuition fees', 'fees'],
  ),
].join(' | ');
/** All of the tuition, with the word for how much before or behind what is done with it. */
const ALL_WAIVED = [
  each(
    ['miễn', 'miễn giảm', 'giảm', 'miễn phí', 'hỗ trợ', 'tài trợ', 'trợ cấp', 'cấp', 'chi trả', 'bao'],
    ['100 %', '100 phần trăm', 'toàn bộ', 'hoàn toàn', 'toàn phần', 'hết'],
    ['học phí', 'tiền học', 'tiền học phí'],
  ),
  each(['miễn', 'miễn giảm', 'giảm'], ['học phí', 'tiền học'], ['100 %', '100 phần trăm', 'hoàn toàn', 'toàn bộ']),
  each(
    ['full', 'complete', 'total', '100 %', '100 percent', '100'],
    ['tuition', 'tuition fee', 'tuition fees', 'fee', 'fees'],
    ['waiver', 'waivers', 'waived', 'covered', 'paid', 'exemption', 'remission'],
  ),
  each(
    ['tuition', 'tuition is', 'tuition fee', 'tuition fees', 'tuition fees are'],
    ['fully', 'completely', '100 %'],
    ['covered', 'waived', 'paid'],
  ),
  each(['fully', 'completely'], ['covered', 'covers', 'waived', 'paid'], ['tuition', 'tuition fees']),
  each(['full', 'complete', '100 %', '100 percent'], ['waiver of tuition', 'waiver of tuition fees', 'off tuition']),
  each(['tuition', 'tuition fee', 'fee'], ['exemption', 'remission']),
  each(['hoàn toàn miễn phí', 'miễn phí hoàn toàn']),
].join(' | ');
/** Of a whole stay: `đi du học không mất đồng nào`. */
const NOTHING_PAID = each(
  ['không', 'ko', 'k', 'khỏi', 'chẳng', 'không phải'],
  ['mất', 'tốn', 'tốn kém', 'mất tiền', 'trả', 'bỏ ra'],
  [
    'đồng nào',
    'một đồng nào',
    'một đồng',
    '1 đồng',
    'xu nào',
    'một xu',
    'một xu nào',
    'đồng xu nào',
    'gì cả',
    'gì hết',
  ],
);
const FLIGHTS_PAID = each(
  ['lo', 'bao', 'cho', 'trả', 'tặng', 'gồm', 'kèm', 'bao gồm'],
  ['cả', 'luôn', 'luôn cả', 'thêm', ''],
  ['vé máy bay', 'tiền vé máy bay', 'vé khứ hồi'],
);
const LIFE_PAID = each(
  ['bao', 'lo', 'trả', 'chi trả', 'tài trợ'],
  ['', 'hết', 'hết cả', 'cả', 'luôn', 'luôn cả', 'toàn bộ'],
  [
    'ăn ở',
    'ăn ở đi lại',
    'ăn ở và đi lại',
    'học phí ăn ở',
    'học phí lẫn ăn ở',
    'học phí và ăn ở',
    'học phí và sinh hoạt phí',
  ],
);
const PAID_TO_LIVE = each(
  ['', 'có', 'cho', 'cấp', 'phát', 'hỗ trợ', 'có cả'],
  ['tiền ăn ở', 'tiền ăn', 'tiền tiêu', 'tiền sinh hoạt', 'tiền tiêu vặt'],
  ['hàng tháng', 'hằng tháng', 'mỗi tháng'],
);
export const COVERAGES: Phrases<Coverage> = [
  [
    'FULL',
    `${FLIGHTS_PAID} | ${LIFE_PAID} | bao ăn ở | bao cả ăn ở | bao luôn ăn ở | bao trọn gói | trọn gói | bao hết | bao tất | bao hết từ a tới z | lo hết | lo tất | lo hết chi phí | lo toàn bộ chi phí | lo hết từ học phí tới ăn ở | lo hết từ học phí đến ăn ở | tài trợ hết | chi trả hết | bao toàn bộ chi phí | bao hết chi phí | chi trả toàn bộ | toàn bộ chi phí | covers everything | covers all costs | toàn phần | học bổng toàn phần | cấp học bổng toàn phần | trao học bổng toàn phần | full ride | fully funded | full scholarship | full scholarships | full funding | full | toàn bộ | học bổng toàn bộ | all expenses paid | all expenses | all inclusive | all costs | all costs covered | full cost | full costs | fully paid | covers all | covers all expenses | vé máy bay | có vé máy bay | cả vé máy bay | kèm vé máy bay | tặng vé máy bay | bao vé máy bay | bao cả vé máy bay | trả vé máy bay | hỗ trợ vé máy bay | tiền vé máy bay | vé máy bay khứ hồi | chi phí đi lại | airfare | airfares | air fare | flights | return flights | flight ticket | flight tickets | air ticket | air tickets | airline ticket | airline tickets | plane ticket | plane tickets | flight costs | cost of flights | travel costs | travel expenses | travel allowance | covers airfare | covers flights | cover flights | covering airfare | covering flights | covers travel costs | flights included | flights covered | airfare included | airfare covered | with airfare | with flights | pays for flights`,
  ],
  [
    'ALL',
    '100 phần trăm | 100 % | 100 percent | học bổng 100 % | hb 100 % | học bổng 100 phần trăm | tài trợ 100 % | được tài trợ 100 %',
  ],
  [
    'LIVING',
    `${PAID_TO_LIVE} | bao tiền nhà | lo tiền nhà | trả tiền nhà | hỗ trợ tiền nhà | bao tiền thuê nhà | hỗ trợ tiền thuê nhà | pays rent | pay rent | covers rent | rent and food | pays rent and food | pays for rent and food | covers rent and food | food and rent | room and board | covers room and board | with room and board | covers accommodation | covers housing | accommodation and food | food and accommodation | housing and food | học bổng sinh hoạt phí | sinh hoạt phí | phí sinh hoạt | chi phí sinh hoạt | tiền sinh hoạt | tiền ăn ở | có sinh hoạt phí | kèm sinh hoạt phí | có cả sinh hoạt phí | bao sinh hoạt phí | bao cả sinh hoạt phí | cho sinh hoạt phí | cấp sinh hoạt phí | hỗ trợ sinh hoạt phí | sinh hoạt phí hàng tháng | sinh hoạt phí hằng tháng | trợ cấp sinh hoạt | trợ cấp sinh hoạt phí | trợ cấp hàng tháng | trợ cấp hằng tháng | có trợ cấp hàng tháng | có trợ cấp hằng tháng | tiền trợ cấp hàng tháng | living costs | living cost | living expenses | living expense | living allowance | living allowances | living stipend | maintenance grant | maintenance allowance | covers living costs | cover living costs | covers living expenses | cover living expenses | covering living costs | covering living expenses | living costs covered | living expenses covered | living costs included | living expenses included | with living costs | with living expenses | with living allowance | with a living allowance | with stipend | with a stipend | monthly stipend | monthly stipends | monthly allowance | monthly allowances | monthly payment | with monthly allowance | with monthly stipend | with a monthly allowance | with a monthly stipend | stipend every month | allowance every month`,
  ],
  [
    'TUITION',
    `${UNPAID} | ${NOTHING_PAID} | ${ALL_WAIVED} | full học phí | học bổng full học phí | hb full học phí | full tiền học | bao học phí | bao hết học phí | bao toàn bộ học phí | bao full học phí | lo hết học phí | miễn học phí | miễn 100 % học phí | miễn toàn bộ học phí | không phải đóng tiền học | khỏi đóng học phí | khỏi đóng tiền học | không đóng tiền học | không mất tiền học | không mất học phí | không thu học phí | không đóng học phí | no tuition | no tuition fee | no tuition fees | zero tuition | miễn phí học phí | học miễn phí | miễn phí | học phí miễn phí | không học phí | không tốn học phí | không phải đóng học phí | không phải trả học phí | without tuition fees | without tuition | no fees | free of charge | 100 học phí | học phí 100 % | 100 % tuition | 100 % học phí | toàn bộ học phí | full tuition | tuition free | free tuition | for free | study free | free education | tuition waiver | tuition waivers | tuition waived | waives tuition | waive tuition | tuition fee waiver | tuition fee waivers | tuition fees waiver | tuition fee waived | tuition fees waived | tuition fees are waived | waived tuition | waived tuition fees | waives tuition fees | waiver of tuition | waiver of tuition fees | full tuition waiver | full tuition fee waiver | full fee waiver | fee waiver | fee waivers | waiver | waivers | waver | wavers | tuition waver | tuition wavers | tuition fee waver | tuition fees waver | full tuition waver | fee waver | fee wavers | fees waived | tuition fees covered | covers tuition fees | cover tuition fees | covers the tuition fees | covering tuition | covering tuition fees | pays tuition fees | pays the tuition | học bổng 100 % học phí | học bổng toàn bộ học phí | covers tuition | cover tuition | covers the tuition | covers full tuition | cover full tuition | pays tuition | tuition covered | full tuition scholarship | full tuition scholarships`,
  ],
  [
    'PARTIAL',
    'bán phần | học bổng bán phần | học bổng một phần | một phần học phí | partial | partial scholarship | partial scholarships | partial tuition | partial tuition waiver | partial tuition waivers | partial tuition waver | partial fee waiver | partial waiver | part tuition | giảm học phí | giảm một phần học phí | miễn một phần học phí | hỗ trợ một phần học phí',
  ],
];

export type Audience = 'WOMEN' | 'IN_NEED' | 'VIETNAM' | 'ASEAN' | 'VIETNAM_ONLY' | 'ELSEWHERE';
export const AUDIENCES: Phrases<Audience> = [
  ['ELSEWHERE', FROM_ELSEWHERE.join(' | ')],
  [
    'VIETNAM',
    each(
      ['', 'for', 'from', 'students from', 'for students from', 'students in', 'for students in'],
      [
        'developing countries',
        'developing country',
        'a developing country',
        'low income countries',
        'emerging economies',
      ],
    ),
  ],
  [
    'VIETNAM',
    each(
      [
        '',
        'cho',
        'dành cho',
        'từ',
        'đến từ',
        'tới từ',
        'sinh viên',
        'cho sinh viên',
        'dành cho sinh viên',
        'sinh viên từ',
        'cho sinh viên từ',
        'cho người',
      ],
      [
        'nước đang phát triển',
        'các nước đang phát triển',
        'quốc gia đang phát triển',
        'các quốc gia đang phát triển',
        'nước thu nhập thấp',
        'các nước thu nhập thấp',
      ],
    ),
  ],
  [
    'WOMEN',
    'nữ | nữ sinh | nữ giới | phụ nữ | sinh viên nữ | nữ sinh viên | con gái | cho nữ | cho nữ sinh | cho nữ giới | cho phụ nữ | cho sinh viên nữ | cho nữ sinh viên | cho con gái | cho bạn nữ | dành cho nữ | dành cho nữ sinh | dành cho nữ giới | dành cho phụ nữ | dành cho sinh viên nữ | dành riêng cho nữ | dành riêng cho phụ nữ | women | for women | women only | for women only | female | female students | for female students | for girls',
  ],
  [
    'IN_NEED',
    'khó khăn | hoàn cảnh khó khăn | cho học sinh nghèo vượt khó | học sinh nghèo vượt khó | dựa trên nhu cầu tài chính | dựa trên nhu cầu | gia đình khó khăn | nhà nghèo | sinh viên nghèo | cho sinh viên nghèo | cho sinh viên khó khăn | cho học sinh nghèo | cho gia đình khó khăn | cho người khó khăn | theo hoàn cảnh | theo hoàn cảnh gia đình | theo nhu cầu tài chính | nhu cầu tài chính | need based | need based aid | need based scholarship | need based scholarships | based on need | financial need | based on financial need | in financial need | for students in need | low income | for low income students | người nghèo | cho người nghèo | dành cho người nghèo | dành cho sinh viên nghèo | học sinh nghèo | dành cho học sinh nghèo | gia đình nghèo | con nhà nghèo | hộ nghèo | nghèo vượt khó | thu nhập thấp | gia đình thu nhập thấp | cho gia đình thu nhập thấp | poor students | for poor students | poor student | for poor people | poor people | poor families | from poor families | students from poor families | for students from poor families | low income families | disadvantaged | disadvantaged students | for disadvantaged students',
  ],
  [
    'VIETNAM',
    'asian students | for asian students | for asians | southeast asian students | for southeast asian students | south east asian students | for south east asian students | asean students | for asean students | students from asia | for students from asia | students from southeast asia | for students from southeast asia | for asia | sinh viên châu á | cho sinh viên châu á | cho người châu á | sinh viên đông nam á | cho sinh viên đông nam á | cho người đông nam á | dành cho sinh viên châu á | dành cho sinh viên đông nam á | sinh viên asean | cho sinh viên asean | dành cho sinh viên asean | cho người việt | cho người việt nam | cho sinh viên việt nam | cho học sinh việt nam | cho du học sinh việt nam | cho việt nam | dành cho người việt | dành cho người việt nam | dành cho sinh viên việt nam | dành cho học sinh việt nam | dành cho việt nam | nhận người việt nam | nhận sinh viên việt nam | for vietnamese | for vietnamese students | for vietnamese citizens | for students from vietnam | for vietnam | for vietnam students | vietnamese students | công dân việt nam | cho công dân việt nam | dành cho công dân việt nam | người có quốc tịch việt nam | quốc tịch việt nam | có quốc tịch việt nam | mang quốc tịch việt nam | cho người có quốc tịch việt nam | vietnamese citizens | citizens of vietnam | for citizens of vietnam | open to vietnamese citizens | vietnam citizens | vietnamese nationals | for vietnamese nationals | nationals of vietnam | vietnamese nationality | vietnamese citizenship | từ asean | các nước asean | cho các nước asean | khối asean | cho khối asean | sinh viên các nước asean | công dân asean | asean countries | from asean countries | for asean countries | students from asean | students from asean countries | for students from asean | for students from asean countries | asean citizens | asean nationals | for asean | đông nam á | cho đông nam á | các nước đông nam á | sinh viên từ đông nam á | southeast asia | from southeast asia',
  ],
  // Without a place they are words of a name.
  [
    'ASEAN',
    'việt nam | vietnam | viet nam | vn | vietnamese | người việt | người việt nam | asean | học bổng asean | asean scholarship | asean scholarships | học bổng việt nam | hb việt nam | học bổng vn | hb vn | vietnam scholarship | vietnam scholarships | vietnamese scholarship | vietnamese scholarships',
  ],
  [
    'VIETNAM',
    'người việt mình | người việt nam mình | sv việt | hs việt | sinh viên việt | học sinh việt | du học sinh việt | sinh viên việt nam | học sinh việt nam | du học sinh việt nam | cho sv việt | cho hs việt | cho sinh viên việt | cho học sinh việt | hs việt nam | sv việt nam | hssv việt nam | cho hs việt nam | cho sv việt nam | cho hssv việt nam | hs vn | sv vn | học sinh vn | sinh viên vn | người vn | cho hs vn | cho sv vn | cho học sinh vn | cho sinh viên vn | cho người vn',
  ],
  [
    'VIETNAM_ONLY',
    'chỉ cho người việt | chỉ cho người việt nam | chỉ cho sinh viên việt nam | chỉ dành cho người việt | chỉ dành cho người việt nam | chỉ dành cho sinh viên việt nam | riêng cho người việt | riêng cho người việt nam | riêng cho sinh viên việt nam | dành riêng cho người việt | dành riêng cho người việt nam | dành riêng cho sinh viên việt nam | dành riêng cho việt nam | only for vietnamese | only for vietnamese students | vietnamese only | exclusively for vietnamese | exclusively for vietnamese students | vietnam only | vietnamese students only | only vietnam | only vietnamese | only vietnamese students | for vietnam only | for vietnamese only | for vietnamese students only | only for vietnam | just for vietnamese | chỉ người việt | chỉ người việt nam | chỉ cho việt nam | chỉ dành cho việt nam | chỉ dành cho học sinh việt nam | chỉ cho học sinh việt nam | chỉ dành cho công dân việt nam',
  ],
];
