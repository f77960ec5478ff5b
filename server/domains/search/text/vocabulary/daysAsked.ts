/** How somebody asks until when, or from when on, one may apply, which each card tells: no limit. Words of asking (neutral.ts). */
const beside = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap(one => second.map(other => `${one} ${other}`.trim()));

const WHEN: readonly string[] = [
  'khi nào',
  'lúc nào',
  'bao giờ',
  'hôm nào',
  'ngày nào',
  'ngày mấy',
  'ngày bao nhiêu',
  'tháng nào',
  'tháng mấy',
  'thời gian nào',
  'thời điểm nào',
];
const UNTIL: readonly string[] = ['đến', 'tới', 'cho đến', 'cho tới', 'đến hết', 'tới hết', 'từ', 'trước', 'vào', 'là'];
const APPLYING: readonly string[] = [
  'nộp',
  'nộp đơn',
  'nộp hồ sơ',
  'nhận',
  'nhận đơn',
  'nhận hồ sơ',
  'mở',
  'mở đơn',
  'mở hồ sơ',
  'mở cổng',
  'mở đăng ký',
  'đóng',
  'đóng đơn',
  'đóng hồ sơ',
  'đóng cổng',
  'hết hạn',
  'đăng ký',
  'ứng tuyển',
  'apply',
  'hạn',
  'hạn nộp',
  'hạn chót',
  'hạn đăng ký',
];
const APPLIED_TO: readonly string[] = [
  'mở đơn',
  'mở hồ sơ',
  'mở cổng',
  'mở đăng ký',
  'đóng đơn',
  'đóng hồ sơ',
  'đóng cổng',
  'hết hạn',
  'nộp',
  'nộp đơn',
  'nộp hồ sơ',
  'nhận đơn',
  'nhận hồ sơ',
  'ứng tuyển',
];
const CLOSING: readonly string[] = [
  'close',
  'open',
  'start',
  'end',
  'applications close',
  'applications open',
  'application close',
  'application open',
];

export const DAYS_ASKED: readonly string[] = [
  ...beside(WHEN, ['', 'là hạn', 'là hạn chót', ...beside(['', 'thì', 'sẽ'], APPLIED_TO)]),
  ...beside(UNTIL, WHEN),
  // `nộp đến | khi nào`: without its marks a word by itself is not one of asking.
  ...beside(APPLYING, [...WHEN, ...beside(UNTIL, WHEN)]),
  'hết hạn | hạn đăng ký | hạn ứng tuyển | hạn nhận hồ sơ | hạn nhận đơn | ngày hết hạn | ngày đóng đơn',
  ...beside(
    ['bao lâu nữa', 'còn bao lâu', 'còn bao lâu nữa', 'còn mấy ngày', 'còn bao nhiêu ngày', 'mấy hôm nữa'],
    ['', ...beside(['', 'thì', 'là', 'mới', 'đến'], ['hết hạn', 'hạn', 'hạn nộp', 'hạn chót', 'đóng đơn', 'mở đơn'])],
  ),
  'when | until when | till when | by when | from when | since when | up to when | when exactly',
  ...beside(
    ['when', 'until when', 'till when', 'by when', 'how late', 'what date', 'what day', 'by what date'],
    beside(
      ['can i', 'could i', 'should i', 'do i', 'must i', 'do i need to', 'do i have to', 'to'],
      ['', 'apply', 'submit'],
    ),
  ),
  ...beside(
    ['when', 'what date', 'what day'],
    beside(['does it', 'do they', 'does the application', 'will it', 'do'], CLOSING),
  ),
  ...beside(
    ['', 'when is', 'when is the', 'what is the', 'whats the', 'when are the'],
    [
      'closing date',
      'closing dates',
      'closing day',
      'due date',
      'due dates',
      'opening date',
      'opening dates',
      'deadline',
      'deadlines',
      'last date',
      'last day',
      'application deadline',
      'application date',
      'application dates',
      'application period',
    ].flatMap(day => [day, `${day} when`, `${day} to apply`, `${day} for application`, `${day} for applications`]),
  ),
  'when is it due | when due | due when | when do applications open | when do applications close',
  'when does | when do | when is | when are | when will | when is the | when does the | close when | closes when',
  'close | does it close | do they close | closes | closing when | open when | opens when | when it closes | when it opens',
];
