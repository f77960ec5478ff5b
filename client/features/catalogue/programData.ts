import type { Masked } from '../../kernel/graphql/masked';
import type { JsonLdNode } from '../../kernel/seo/JsonLd';
import type { ProgramData_ProgramFragment } from './programData.gql';
import { description, identifier, type Money, REGISTER, type Tools, website } from './structuredData';

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
export function programData(masked: Masked<ProgramData_ProgramFragment>, award: string, tools: Tools): JsonLdNode {
  const program = masked as ProgramData_ProgramFragment;
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
