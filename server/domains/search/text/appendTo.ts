/** Adds to the list of a key where it is: a copy for each of hundreds of entries is most of the work of making such lists. */
export function appendTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
