import type { JsonLdNode } from '../../kernel/seo/JsonLd';
import { type Code, description, identifier, REGISTER, type Summary, type Tools, website } from './structuredData';

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
