/** What a public address needs to know of who runs it. */
export const aNamedOperator = {
  OPERATOR_NAME: 'Công ty TNHH Tư vấn Chân Trời Xanh',
  OPERATOR_ADDRESS: '12 Tràng Tiền, Hoàn Kiếm, Hà Nội',
  OPERATOR_PHONE: '024 3825 1234',
  OPERATOR_LICENCE: 'Giấy chứng nhận số 12/GCN-SGDĐT',
} as const;
