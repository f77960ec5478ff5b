import { callNameOf } from './callName.rules';

describe('the name by which a person is greeted', () => {
  it.each([
    ['Nguyễn Minh Anh', 'Minh Anh'],
    ['  Công Tằng Tôn Nữ   Thanh Hà ', 'Thanh Hà'],
    ['Nguyễn Văn An', 'An'],
    ['Trần Thị Hoa', 'Hoa'],
    ['NGUYỄN THỊ HOA', 'HOA'],
    ['Lê Nam', 'Lê Nam'],
    ['Linh', 'Linh'],
  ])('%s: %s', (fullName, name) => expect(callNameOf(fullName)).toBe(name));
});
