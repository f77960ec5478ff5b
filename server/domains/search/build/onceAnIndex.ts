/** What is found out of an index once, by a key: it goes with the index. */
export function onceAnIndex<Index extends object, Key, Value>(): (index: Index, key: Key, read: () => Value) => Value {
  const ofIndex = new WeakMap<Index, Map<Key, Value>>();
  return (index, key, read) => {
    let values = ofIndex.get(index);
    if (!values) ofIndex.set(index, (values = new Map<Key, Value>()));
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = read();
    values.set(key, value);
    return value;
  };
}
