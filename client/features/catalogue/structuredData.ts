/** What the detail pages tell search engines (schema.org): published facts only, nothing that the page does not show. */
import type { JsonLdNode } from '../../kernel/seo/JsonLd';

type AddressOf = (path: string) => string;
type Localize = (text: { readonly vi: string; readonly en: string }) => string;
type Tools = { readonly addressOf: AddressOf; readonly localized: Localize };
type Summary = { readonly vi: string; readonly en: string } | null;
type Code = { readonly value: string } | null;
type Money = { readonly amount: number; readonly currency: string };

const website = (address: string | null) => address ?? undefined;
const description = (summary: Summary, { localized }: Tools) => (summary ? localized(summary) : undefined);
const identifier = (propertyID: string, code: Code): readonly JsonLdNode[] =>
  code ? [{ '@type': 'PropertyValue', propertyID, value: code.value }] : [];

/** A register code means nothing without the name of the register. */
const REGISTER: Readonly<Record<string, string>> = {
  AU: 'CRICOS',
  US: 'IPEDS UNITID',
  CA: 'Institution ID',
  DE: 'Institution ID',
  GB: 'UKPRN',
  IE: 'Institution ID',
};

type Institution = {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly destination: string;
  readonly city: string;
  readonly region: string | null;
  readonly website: string | null;
  readonly foundedYear: number | null;
  readonly summary: Summary;
  readonly schoolId: Code;
  readonly dliNumber: Code;
};

export function institutionData(institution: Institution, tools: Tools): JsonLdNode {
  const { slug, name, aliases, destination, city, region, foundedYear, schoolId, dliNumber } = institution;
  const page = tools.addressOf(`/schools/${slug}`);
  const identifiers = [
    ...identifier(REGISTER[destination] ?? 'Institution ID', schoolId),
    ...identifier('DLI', dliNumber),
  ];
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${page}#institution`,
    mainEntityOfPage: page,
    name,
    alternateName: aliases.length > 0 ? aliases : undefined,
    description: description(institution.summary, tools),
    url: website(institution.website),
    foundingDate: foundedYear === null ? undefined : String(foundedYear),
    identifier: identifiers.length > 0 ? identifiers : undefined,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region ?? undefined,
      addressCountry: destination,
    },
  };
}

type Program = {
  readonly slug: string;
  readonly title: string;
  readonly website: string | null;
  readonly summary: Summary;
  readonly campusCity: string;
  readonly institution: { readonly slug: string; readonly name: string; readonly destination: string };
  readonly duration: { readonly value: number } | null;
  readonly firstYearTuition: Money | null;
  readonly applicationFee: Money | null;
  readonly intakes: readonly {
    readonly year: number;
    readonly month: number;
    readonly status: string | null;
    readonly deadline: { readonly date: string } | null;
  }[];
  readonly registerCode: Code;
};

const offer = (category: string, money: Money | null): readonly JsonLdNode[] =>
  money
    ? [
        {
          '@type': 'Offer',
          category,
          priceSpecification: { '@type': 'PriceSpecification', price: money.amount, priceCurrency: money.currency },
        },
      ]
    : [];

/** `award` as shown on the page. An intake counts once it is published as open: usual ones are a guess. */
export function programData(program: Program, award: string, tools: Tools): JsonLdNode {
  const { institution, intakes, duration } = program;
  const page = tools.addressOf(`/programs/${program.slug}`);
  const open = intakes.find(({ status }) => status === 'OPEN');
  const offers = [
    ...offer('First-year tuition', program.firstYearTuition),
    ...offer('Application fee', program.applicationFee),
  ];
  return {
    '@type': 'EducationalOccupationalProgram',
    '@id': `${page}#program`,
    mainEntityOfPage: page,
    name: program.title,
    description: description(program.summary, tools),
    url: website(program.website),
    provider: {
      '@type': 'CollegeOrUniversity',
      name: institution.name,
      url: tools.addressOf(`/schools/${institution.slug}`),
      address: {
        '@type': 'PostalAddress',
        addressLocality: program.campusCity,
        addressCountry: institution.destination,
      },
    },
    educationalCredentialAwarded: award,
    timeToComplete: duration && Number.isInteger(duration.value) ? `P${duration.value}M` : undefined,
    startDate: open && `${open.year}-${String(open.month).padStart(2, '0')}`,
    applicationDeadline: open?.deadline?.date,
    identifier: program.registerCode
      ? identifier(REGISTER[institution.destination] ?? 'Program ID', program.registerCode)
      : undefined,
    offers: offers.length > 0 ? offers : undefined,
  };
}

type Scholarship = {
  readonly slug: string;
  readonly name: string;
  readonly provider: string;
  readonly website: string | null;
  readonly summary: Summary;
  readonly amount: {
    readonly minimum: Money | null;
    readonly maximum: Money | null;
    readonly period: string | null;
  } | null;
};

/** A repeated payment names its unit: without it the sum would read as the whole grant. */
const REPEATED = new Set(['MONTH', 'TERM', 'YEAR']);

function grantAmount({ minimum, maximum, period }: NonNullable<Scholarship['amount']>): JsonLdNode | undefined {
  const known = maximum ?? minimum;
  if (!known) return undefined;
  const isExact = minimum !== null && maximum !== null && minimum.amount === maximum.amount;
  const bounds = isExact ? { value: known.amount } : { minValue: minimum?.amount, maxValue: maximum?.amount };
  const figures =
    period && REPEATED.has(period) ? { value: { '@type': 'QuantitativeValue', ...bounds, unitText: period } } : bounds;
  return { '@type': 'MonetaryAmount', currency: known.currency, ...figures };
}

export function scholarshipData(scholarship: Scholarship, tools: Tools): JsonLdNode {
  const page = tools.addressOf(`/scholarships/${scholarship.slug}`);
  return {
    '@type': 'MonetaryGrant',
    '@id': `${page}#scholarship`,
    mainEntityOfPage: page,
    name: scholarship.name,
    description: description(scholarship.summary, tools),
    url: website(scholarship.website),
    funder: { '@type': 'Organization', name: scholarship.provider },
    amount: scholarship.amount ? grantAmount(scholarship.amount) : undefined,
  };
}
