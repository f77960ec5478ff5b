import type { Masked } from '../../kernel/graphql/masked';
import type { JsonLdNode } from '../../kernel/seo/JsonLd';
import type { InstitutionData_InstitutionFragment } from './institutionData.gql';
import { description, identifier, REGISTER, type Tools, website } from './structuredData';

export function institutionData(masked: Masked<InstitutionData_InstitutionFragment>, tools: Tools): JsonLdNode {
  const institution = masked as InstitutionData_InstitutionFragment;
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
