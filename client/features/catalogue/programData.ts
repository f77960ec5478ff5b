import type { JsonLdNode } from '../../kernel/seo/JsonLd';
import {
  type Code,
  description,
  identifier,
  type Money,
  REGISTER,
  type Summary,
  type Tools,
  website,
} from './structuredData';

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
