import { bandOfRange } from '../../../schema/rules/leads.values';
import { notFound, type Preload } from '../../kernel/page/preload';
import { ScholarshipGpa } from './ScholarshipGpa';
import { ScholarshipGpaDocument } from './ScholarshipGpa.gql';
import { scholarshipGpaVariables } from './scholarshipGpaVariables';

export const preload: Preload = async ({ query, params }) => {
  const band = bandOfRange(params.range ?? '');
  if (!band) throw notFound();
  await query(ScholarshipGpaDocument, scholarshipGpaVariables(band));
};

export const Page = () => <ScholarshipGpa />;
