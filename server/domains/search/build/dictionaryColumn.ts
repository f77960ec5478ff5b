/** A dictionary-encoded column: each distinct value once, and the number of its value for every document. */
export type Column<Value> = { values: readonly Value[]; numberOf: Uint32Array };

/** Values are distinct as in a Map: objects by identity, texts and numbers by value. */
export function columnOf<Doc, Value>(docs: readonly Doc[], valueOf: (doc: Doc) => Value): Column<Value> {
  const numbers = new Map<Value, number>();
  const numberOf = new Uint32Array(docs.length);
  for (let doc = 0; doc < docs.length; doc++) {
    const value = valueOf(docs[doc] as Doc);
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    numberOf[doc] = number;
  }
  return { values: [...numbers.keys()], numberOf };
}

/** The same documents with each distinct value replaced. */
export const mapColumn = <From, To>({ values, numberOf }: Column<From>, change: (value: From) => To): Column<To> => ({
  values: values.map(change),
  numberOf,
});

/** The same values for the documents in another order. */
export const reorder = <Value>({ values, numberOf }: Column<Value>, order: Uint32Array): Column<Value> => ({
  values,
  numberOf: gather(order, numberOf),
});

/** `from` at each of the places. */
export function gather(places: Uint32Array, from: Uint32Array): Uint32Array {
  const gathered = new Uint32Array(places.length);
  for (let i = 0; i < places.length; i++) gathered[i] = from[places[i] as number] as number;
  return gathered;
}

/** Without the values that no document has. */
export function compact<Value>({ values, numberOf }: Column<Value>): Column<Value> {
  const used = columnOf([...numberOf], number => number);
  return { values: used.values.map(number => values[number] as Value), numberOf: used.numberOf };
}
