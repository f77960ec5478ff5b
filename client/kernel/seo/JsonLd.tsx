/** Structured data of a page (schema.org). It is a data block, which the content policy does not govern. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | undefined;
export interface JsonLdNode {
  readonly [property: string]: JsonLdValue;
}

/** A `<` in a text must not end the block; undefined properties are left out. */
export const serializeJsonLd = (node: JsonLdNode): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');

export const JsonLd = ({ node }: { readonly node: JsonLdNode }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(node) }} />
);
