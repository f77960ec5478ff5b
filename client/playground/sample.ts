/** Queries that show what the graph can do; held against the schema by a test. */
export type Sample = { readonly query: string; readonly variables?: string };
