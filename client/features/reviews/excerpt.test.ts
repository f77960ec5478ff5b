import { excerptOf } from './excerpt';

it('a text that fits is left alone', () => {
  expect(excerptOf('Trường tốt.', 11)).toBeNull();
});

it('a longer one ends with a whole word, without its comma', () => {
  expect(excerptOf('Thầy cô tận tình, thư viện mở khuya.', 20)).toBe('Thầy cô tận tình…');
  expect(excerptOf('Thầy cô tận tình', 15)).toBe('Thầy cô tận…');
});

it('one without spaces is cut where it must be', () => {
  expect(excerptOf('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`);
});
