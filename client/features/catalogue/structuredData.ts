/** What the detail pages tell search engines (schema.org): published facts only, nothing that the page does not show. */
import type { JsonLdNode } from '../../kernel/seo/JsonLd';

type AddressOf = (path: string) => string;
type Localize = (text: { readonly vi: string; readonly en: string }) => string;
export type Tools = { readonly addressOf: AddressOf; readonly localized: Localize };
export type Summary = { readonly vi: string; readonly en: string } | null;
export type Code = { readonly value: string } | null;
export type Money = { readonly amount: number; readonly currency: string };

export const website = (address: string | null) => address ?? undefined;
export const description = (summary: Summary, { localized }: Tools) => (summary ? localized(summary) : undefined);
export const identifier = (propertyID: string, code: Code): readonly JsonLdNode[] =>
  code ? [{ '@type': 'PropertyValue', propertyID, value: code.value }] : [];

/** A register code means nothing without the name of the register. */
export const REGISTER: Readonly<Record<string, string>> = {
  AU: 'CRICOS',
  US: 'IPEDS UNITID',
  CA: 'Institution ID',
  DE: 'Institution ID',
  GB: 'UKPRN',
  IE: 'Institution ID',
};
