/** Holds structured data to the part of schema.org that the pages use. */
import type { JsonLdNode, JsonLdValue } from '../kernel/seo/JsonLd';

const text = /\S/;
const address = /^https:\/\/[^/]+(\/\S*)?$/;
const time = /^\d{2}:\d{2}$/;
const amount = /^\d+(\.\d+)?$/;

const PAGE = {
  url: address,
  name: text,
  description: text,
  inLanguage: /^(vi|en)$/,
  dateModified: /^\d{4}-\d{2}-\d{2}$/,
};

/** The part of schema.org that the pages use: the properties of each type and their values. */
const TYPES: Readonly<
  Record<
    string,
    {
      readonly required: readonly string[];
      readonly allowed: Readonly<Record<string, RegExp | string | readonly [RegExp, string]>>;
    }
  >
> = {
  CollegeOrUniversity: {
    required: ['name', 'address'],
    allowed: {
      mainEntityOfPage: address,
      name: text,
      alternateName: text,
      description: text,
      url: address,
      foundingDate: /^\d{4}$/,
      identifier: 'PropertyValue',
      address: 'PostalAddress',
    },
  },
  PostalAddress: {
    required: ['addressCountry'],
    allowed: { addressLocality: text, addressRegion: text, addressCountry: /^[A-Z]{2}$/ },
  },
  PropertyValue: { required: ['propertyID', 'value'], allowed: { propertyID: text, value: text } },
  EducationalOccupationalProgram: {
    required: ['name', 'provider', 'educationalCredentialAwarded'],
    allowed: {
      mainEntityOfPage: address,
      name: text,
      description: text,
      url: address,
      provider: 'CollegeOrUniversity',
      educationalCredentialAwarded: text,
      timeToComplete: /^P\d+M$/,
      startDate: /^\d{4}-\d{2}$/,
      applicationDeadline: /^\d{4}-\d{2}-\d{2}$/,
      identifier: 'PropertyValue',
      offers: 'Offer',
    },
  },
  Offer: { required: ['priceSpecification'], allowed: { category: text, priceSpecification: 'PriceSpecification' } },
  PriceSpecification: { required: ['price', 'priceCurrency'], allowed: { price: amount, priceCurrency: /^[A-Z]{3}$/ } },
  MonetaryGrant: {
    required: ['name', 'funder'],
    allowed: {
      mainEntityOfPage: address,
      name: text,
      description: text,
      url: address,
      funder: 'Organization',
      amount: 'MonetaryAmount',
    },
  },
  Organization: {
    required: ['name'],
    allowed: {
      name: text,
      url: address,
      legalName: text,
      address: text,
      telephone: /^\+\d+$/,
      identifier: 'PropertyValue',
      contactPoint: 'ContactPoint',
    },
  },
  ContactPoint: {
    required: ['contactType'],
    allowed: {
      contactType: text,
      telephone: /^\+\d+$/,
      email: /^[^@]+@[^@]+$/,
      availableLanguage: /^(vi|en)$/,
      hoursAvailable: 'OpeningHoursSpecification',
    },
  },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    allowed: { dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/, opens: time, closes: time },
  },
  WebPage: { required: ['name', 'url'], allowed: PAGE },
  AboutPage: { required: ['name', 'url', 'mainEntity'], allowed: { ...PAGE, mainEntity: 'Organization' } },
  MonetaryAmount: {
    required: ['currency'],
    allowed: { currency: /^[A-Z]{3}$/, value: [amount, 'QuantitativeValue'], minValue: amount, maxValue: amount },
  },
  QuantitativeValue: {
    required: ['unitText'],
    allowed: { value: amount, minValue: amount, maxValue: amount, unitText: text },
  },
};

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a node, a sentence each: types and properties that the pages do not use are faults too. */
export function faultsOf(node: JsonLdNode, expected?: string): string[] {
  const type = String(node['@type']);
  const rules = TYPES[type];
  if (!rules) return [`${type} is not spoken here`];
  const known = Object.entries(node).filter(([name, value]) => !name.startsWith('@') && value !== undefined);
  return [
    ...(expected && expected !== type ? [`${type} stands for ${expected}`] : []),
    ...rules.required.filter(name => !known.some(([other]) => other === name)).map(name => `${type} lacks ${name}`),
    ...known.flatMap(([name, value]) => {
      const rule = rules.allowed[name];
      if (rule === undefined) return [`${type} may not have ${name}`];
      const values: readonly JsonLdValue[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${type}.${name} is an empty list`];
      const [pattern, nodeType] =
        typeof rule === 'string' ? [null, rule] : rule instanceof RegExp ? [rule, null] : rule;
      return values.flatMap(one => {
        if (nodeType !== null && isNode(one)) return faultsOf(one, nodeType);
        return pattern?.test(String(one))
          ? []
          : [`${type}.${name} is ${String(one)}${nodeType === null ? '' : `, no ${nodeType}`}`];
      });
    }),
  ];
}
