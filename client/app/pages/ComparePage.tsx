import { COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { ComparisonDocument } from '../../features/compare/Comparison.gql';
import { comparisonVariables } from '../../features/compare/comparisonVariables';
import { readSlugs } from '../../features/compare/compareUrl';
import { ProgramComparison } from '../../features/compare/ProgramComparison';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  const slugs = readSlugs(url.searchParams);
  if (slugs.length >= COMPARE_MIN) await query(ComparisonDocument, comparisonVariables(slugs));
};

export const Page = () => <ProgramComparison />;
