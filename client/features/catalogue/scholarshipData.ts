import type { Masked } from '../../kernel/graphql/masked';
import type { JsonLdNode } from '../../kernel/seo/JsonLd';
import type { ScholarshipData_ScholarshipFragment } from './scholarshipData.gql';
import { description, type Tools, website } from './structuredData';

/** A repeated payment names its unit: without it the sum would read as the whole grant. */
const REPEATED = new Set(['MONTH', 'TERM', 'YEAR']);

function grantAmount({
  minimum,
  maximum,
  period,
}: NonNullable<ScholarshipData_ScholarshipFragment['amount']>): JsonLdNode | undefined {
  const known = maximum ?? minimum;
  if (!known) return undefined;
  const isExact = minimum !== null && maximum !== null && minimum.amount === maximum.amount;
  const bounds = isExact ? { value: known.amount } : { minValue: minimum?.amount, maxValue: maximum?.amount };
  const figures =
    period && REPEATED.has(period) ? { value: { '@type': 'QuantitativeValue', ...bounds, unitText: period } } : bounds;
  return { '@type': 'MonetaryAmount', currency: known.currency, ...figures };
}

export function scholarshipData(masked: Masked<ScholarshipData_ScholarshipFragment>, tools: Tools): JsonLdNode {
  const scholarship = masked as ScholarshipData_ScholarshipFragment;
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
