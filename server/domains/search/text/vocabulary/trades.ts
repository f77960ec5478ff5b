/** Trades, which are learnt in vocational courses rather than in degrees. */

/** Trades that are kinds of no subject: near them are the vocational courses of the said place. */
export const TRADES: readonly string[] = ['thẩm mỹ'];

/** Crafts that are learnt in vocational courses: of those that are as much about one, these come before degrees. */
export const CRAFTS: readonly string[] = [
  'nấu ăn',
  'làm bánh',
  'pha chế',
  'thẩm mỹ',
  'nghề mộc',
  'điện lạnh',
  'thợ điện',
  'thợ hàn',
  'thợ tiện',
  'thợ xây',
  'thợ ống nước',
];

/** Names of trades in subjects that engineers study, too. */
export const NAMED_TRADES: readonly (readonly [subject: string, names: readonly string[]])[] = [
  [
    'kỹ thuật ô tô',
    [
      'sửa ô tô',
      'sửa chữa ô tô',
      'sửa xe',
      'sửa xe ô tô',
      'sửa xe hơi',
      'sửa xe máy',
      'sửa oto',
      'thợ sửa xe',
      'thợ sửa ô tô',
      'auto repair',
      'car repair',
      'vehicle repair',
      'automotive repair',
      'auto mechanic',
      'auto mechanics',
      'automotive mechanic',
      'automotive mechanics',
      'automotive technician',
      'automotive service technician',
      'automotive trade',
      'car mechanic',
      'motor mechanic',
      'light vehicle mechanic',
      'fix cars',
      'fixing cars',
    ],
  ],
];
