/** What is found out of an index once, by a key: it goes with the index. */
export function onceAnIndex<Index extends object, Key, Value>(): (index: Index, key: Key, read: () => Value) => Value {
  const ofIndex = new WeakMap<Index, Map<Key, Value>>();
  return (index, key, read) => {
    const known = ofIndex.get(index) ?? new Map<Key, Value>();
    ofIndex.set(index, known);
    const value = known.get(key) ?? read();
    known.set(key, value);
    return value;
  };
}
