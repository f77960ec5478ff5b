/** Middle names that tell man from woman and are not part of how a person is called. */
const NOT_CALLED = new Set(['văn', 'thị']);

/**
 * How a person is greeted. A Vietnamese name ends with the given name, often of two words of which one alone would be another name: Nguyễn Minh Anh is
 * greeted as Minh Anh. A name of two words is used whole, because nothing tells which of them comes first.
 */
export function callNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  if (words.length < 3) return words.join(' ');
  const [middle = '', last = ''] = words.slice(-2);
  return NOT_CALLED.has(middle.toLocaleLowerCase('vi')) ? last : `${middle} ${last}`;
}
