import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aNamedOperator } from '../testing/aNamedOperator.js';
import { isPlaceholder, missingOfOperator } from './operatorValues.js';

const operator = {
  name: aNamedOperator.OPERATOR_NAME,
  address: aNamedOperator.OPERATOR_ADDRESS,
  phone: '+842438251234',
  licence: aNamedOperator.OPERATOR_LICENCE,
  zaloUrl: null,
  email: null,
};

describe('a text about the operator', () => {
  it.each([
    'TODO',
    'todo',
    '[TODO]',
    'TODO: ask the lawyer',
    'TBD',
    'N/A',
    'n/a.',
    'none',
    'Test',
    'example',
    'Your company',
    '<your company name>',
    'Your Company Ltd',
    'Company name',
    'Your address here',
    'change me',
    'ChangeMe',
    'Lorem ipsum dolor',
    'insert address here',
    'Tên công ty của bạn',
    'Công ty của bạn',
    'Địa chỉ của bạn',
    'Số giấy phép',
    'Chưa có',
    'Đang cập nhật',
    'Đang cập nhật...',
    'example.com',
    'www.example.com, Hà Nội',
    'office@company.example',
    '0000000000',
    'xxx',
    'XXXX-0000',
    '---',
    '…',
  ])('that is %s holds a place and says nothing', text => {
    expect(isPlaceholder(text)).toBe(true);
    expect(isPlaceholder(text.normalize('NFD'))).toBe(true);
  });

  it.each([
    'Công ty TNHH Tư vấn Du học Chân Trời',
    'Testbed Education JSC',
    'Todoroki Study',
    'Example House, 12 Nguyễn Trãi, Hà Nội',
    'Thôn Đông, xã Nam Hồng, Đông Anh, Hà Nội',
    'Tầng 10, 100 Lê Lợi, Quận 1',
    'Số 12/GCN-SGDĐT',
    'Giấy phép số 0100/2025',
    'X Academy',
    'Noname Education',
  ])('that is %s is taken', text => {
    expect(isPlaceholder(text)).toBe(false);
  });

  it('is none of those that .env.example shows', () => {
    const file = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8');
    const shown = [...file.matchAll(/^# ?OPERATOR_(?:NAME|ADDRESS|PHONE|LICENCE)=(.*)$/gm)].map(
      ([, value = '']) => value,
    );
    expect(shown).toHaveLength(4);
    expect(shown.every(isPlaceholder)).toBe(true);
  });
});

describe('an operator', () => {
  it('is named by name, address, phone and licence', () => {
    expect(missingOfOperator(operator)).toEqual([]);
    const nobody = { name: null, address: null, phone: null, licence: null, zaloUrl: null, email: null };
    expect(missingOfOperator(nobody)).toEqual(Object.keys(aNamedOperator));
  });

  it.each([
    [{ phone: '+84900000000' }, 'OPERATOR_PHONE'],
    [{ phone: '+84123456789' }, 'OPERATOR_PHONE'],
    [{ licence: 'Giấy chứng nhận' }, 'OPERATOR_LICENCE'],
    [{ licence: 'GCN 000/SGDĐT' }, 'OPERATOR_LICENCE'],
    [{ address: 'your address' }, 'OPERATOR_ADDRESS'],
  ])('is not named by %j', (changes, name) => {
    expect(missingOfOperator({ ...operator, ...changes })).toEqual([name]);
  });

  it('may have a phone number that is easy to remember', () => {
    for (const phone of ['+84888888888', '+84901234567', '+84909000000'])
      expect(missingOfOperator({ ...operator, phone })).toEqual([]);
  });
});
