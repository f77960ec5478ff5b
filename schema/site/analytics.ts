/** The script of an analytics service that the operator has chosen. Loaded only where the reader has agreed. */
export type AnalyticsTag = {
  readonly tagId: string;
  /** Address of the script; the tag's id is added as `?id=`. */
  readonly scriptUrl: string;
};

export const DEFAULT_TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Where scripts of the default service send what they count. */
const DEFAULT_RECEIVERS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Origins that a page must allow for the tag: its script, and where that sends what it counts. */
export function tagOrigins({ scriptUrl }: AnalyticsTag): { readonly script: string; readonly receivers: string[] } {
  const script = new URL(scriptUrl).origin;
  return { script, receivers: [script, ...(scriptUrl === DEFAULT_TAG_SCRIPT ? DEFAULT_RECEIVERS : [])] };
}
