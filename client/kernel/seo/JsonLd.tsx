/** Facts of a page for machines, as a block of schema.org data. It is data, not a script: the content policy lets it be. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | undefined;
export interface JsonLdNode {
  readonly [property: string]: JsonLdValue;
}

/** A `<` inside a text must not end the block; properties that are undefined are left out. */
export const serializeJsonLd = (node: JsonLdNode): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');

export const JsonLd = ({ node }: { readonly node: JsonLdNode }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(node) }} />
);
