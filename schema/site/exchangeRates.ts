/** Reference rates of one day, used only to compare amounts across currencies in sorting and range filters; prices are never shown converted. */
export const exchangeRates = {
  base: 'EUR',
  /** Units of the currency for one euro. */
  rates: { AUD: 1.6293, CAD: 1.5726, EUR: 1, GBP: 0.86503, USD: 1.1476 },
  source: {
    id: 'ecb-reference-rates-2026-03-13',
    name: 'European Central Bank, euro foreign exchange reference rates of 13 March 2026 (public copy of eurofxref-daily.xml)',
    url: 'https://github.com/bosorior/microsoftFabric/blob/fdf6da417cde77c38c483be144dec23e11878dd1/eurofxref-daily.xml',
    kind: 'THIRD_PARTY',
    asOf: '2026-03-13',
  },
  /** The day the rates are for. */
  asOf: '2026-03-13',
  checkedOn: '2026-11-21',
  note: {
    vi: 'Tỷ giá tham khảo của một ngày, chỉ dùng để so sánh các khoản tiền khác đồng tiền khi sắp xếp và lọc theo khoảng. Số tiền luôn hiển thị bằng đồng tiền gốc.',
    en: 'Reference rates of a single day, used only to compare amounts in different currencies when sorting and filtering by range. Amounts are always shown in their original currency.',
  },
} as const;
