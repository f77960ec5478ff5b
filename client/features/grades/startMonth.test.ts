import { startMonthOf } from './startMonth';

const SEPTEMBER = { year: 2027, month: 9 };

test.each(['2027-09', '2027/9', '09/2027', '9/2027', ' 09 / 2027 ', '09-2027', '9.2027'])(
  '%s is September 2027',
  typed => {
    expect(startMonthOf(typed)).toEqual(SEPTEMBER);
  },
);

test.each(['', '2027', '9', '13/2027', '0/2027', '2027-13', '9/27', '01/09/2027', 'tháng 9'])(
  '%s is no month',
  typed => {
    expect(startMonthOf(typed)).toBeNull();
  },
);
