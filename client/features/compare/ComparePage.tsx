import { COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { ComparisonDocument } from './Comparison.gql';
import { comparisonVariables } from './comparisonVariables';
import { readSlugs } from './compareUrl';
import { ProgramComparison } from './ProgramComparison';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  const slugs = readSlugs(url.searchParams);
  if (slugs.length >= COMPARE_MIN) await query(ComparisonDocument, comparisonVariables(slugs));
};

export const Page = () => <ProgramComparison />;
