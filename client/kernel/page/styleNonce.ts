/**
 * How a document of the workspace hands the style nonce of its content policy to scripts: a tag, as Vite and MUI describe it. Documents of other pages
 * do not have it, because their policy lets no style through that a script writes.
 */
const PROPERTY = 'csp-nonce';

/** While developing there is no nonce, but the tag stands there all the same. */
export const styleNonceTag = (nonce: string | undefined): string =>
  `<meta property="${PROPERTY}"${nonce ? ` nonce="${nonce}"` : ''}>`;

const findTag = (): HTMLMetaElement | null => document.querySelector(`meta[property="${PROPERTY}"]`);

export const hasStyleNonce = (): boolean => findTag() !== null;

/** Browsers hide the attribute from selectors and scripts, but not the property. */
export const readStyleNonce = (): string | undefined => findTag()?.nonce || undefined;
