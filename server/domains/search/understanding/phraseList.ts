/** Values with the phrases that mean them, one value a line and ` | ` between its phrases. */
export type Phrases<Value> = readonly (readonly [value: Value, phrases: string])[];
