/** States of the United States. A line is a group: every phrase finds every other. */
const AMERICAN_REGIONS: readonly string[] = [
  'Hoa Thịnh Đốn | Washington, Oa-sinh-tơn',
  'California | Cali',
  ...(
    'Alabama, Alaska, Arizona, Arkansas, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, ' +
    'Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, ' +
    'North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, ' +
    'Wisconsin, Wyoming'
  ).split(', '),
];

const GERMAN_REGIONS: readonly string[] = [
  'Baden-Württemberg | Baden Wuerttemberg',
  'Bavaria | Bayern',
  'Brandenburg',
  'Hesse | Hessen',
  'Lower Saxony | Niedersachsen, Hạ Saxony',
  'Mecklenburg-Vorpommern',
  'North Rhine-Westphalia | Nordrhein-Westfalen, NRW',
  'Rhineland-Palatinate | Rheinland-Pfalz',
  'Saarland',
  'Saxony | Sachsen',
  'Saxony-Anhalt | Sachsen-Anhalt',
  'Schleswig-Holstein',
  'Thuringia | Thüringen',
];

/** States, provinces and other parts of countries, by country. */
export const REGIONS_OF = {
  AU: [
    'Tây Úc | miền tây nước Úc, miền tây Úc, phía tây nước Úc | Western Australia',
    'Nam Úc | miền nam nước Úc, miền nam Úc, phía nam nước Úc | South Australia',
    'New South Wales | NSW',
    'Queensland | QLD',
    'Victoria',
    'Tasmania',
    'Northern Territory | lãnh thổ phía bắc Úc',
  ],
  CA: [
    'Ontario',
    'Québec | Quebec',
    'British Columbia | BC',
    'Alberta',
    'Manitoba',
    'Saskatchewan',
    'Nova Scotia',
    'New Brunswick',
    'Newfoundland | | Newfoundland and Labrador',
    'Prince Edward Island',
  ],
  GB: [
    'Scotland | Xcốt-len, Scốt-len, Scottish',
    'xứ Wales | Wales, Welsh',
    'Bắc Ireland | Bắc Ai-len, Bắc Ai len | Northern Ireland',
  ],
  DE: GERMAN_REGIONS,
  US: AMERICAN_REGIONS,
} as const satisfies Record<string, readonly string[]>;
export const REGION_GROUPS: readonly string[] = Object.values(REGIONS_OF).flat();

/** States of the countries in which `college` is no kind of institution beside the university (understanding/anyCollege.ts). */
export const REGIONS_WITHOUT_COLLEGES: readonly string[] = [...AMERICAN_REGIONS, ...GERMAN_REGIONS];

/** Countries and cities with names or spellings of their own in Vietnamese. A line is a group: every phrase finds every other. */
export const PLACE_GROUPS: readonly string[] = [
  ...REGION_GROUPS,
  'Mỹ | Hoa Kỳ, nước Mỹ | USA, US, United States, United States of America, America',
  'Anh | Vương quốc Anh, Anh quốc, nước Anh, Liên hiệp Anh | UK, United Kingdom, Great Britain, Britain, England',
  'Úc | nước Úc, Ô-xtrây-li-a | Australia, Aus',
  'Đức | nước Đức, CHLB Đức | Germany, Deutschland, German',
  'Ái Nhĩ Lan | Ai-len, Ai len | Ireland, Irish',
  'Canada | Ca-na-đa, Gia Nã Đại | Canadian',
  'Luân Đôn | London',
  'Nữu Ước | New York, New York City, NYC, Niu Oóc, Big Apple, the Big Apple',
  'Los Angeles | Lốt An-giơ-lét',
  'Cựu Kim Sơn | San Francisco, San Fran',
  'Bá Linh | Béc-lin, Berlin',
  'Munich | München, Muenchen, Muy-nich',
  'Cologne | Köln, Koeln',
  'Xít-ni | Sydney, Xít ni, Sài-đờ-ni',
  'Men-bơn | Melbourne, Meo-bơn, Melb',
  'Đắp-lin | Dublin',
  'Tô-rôn-tô | Toronto',
  'Văn-cu-vơ | Vancouver',
  'Tân Tây Lan | New Zealand',
  'Bô-xtơn | Boston',
  'Nữ hoàng | Queen',
  'Washington DC | Washington D.C., thủ đô Washington',
  // Countries that are no destination here: a search for one finds nothing, and says so.
  'Hàn Quốc | nước Hàn | Korea, South Korea',
  'Nhật Bản | nước Nhật | Japan',
  'Trung Quốc | | China',
  'Đài Loan | | Taiwan',
  'Nước Pháp | Pháp quốc | France',
  'Hà Lan | | Netherlands, Holland',
  'Phần Lan | | Finland',
  'Thụy Sĩ | Thụy Sỹ | Switzerland',
  'Thụy Điển | | Sweden',
  'Na Uy | | Norway',
  'Đan Mạch | | Denmark',
  'Tây Ban Nha | | Spain',
  'Malaysia | Mã Lai, Malay | Malaysian',
  'Singapore | Xinh-ga-po | Singaporean',
];
