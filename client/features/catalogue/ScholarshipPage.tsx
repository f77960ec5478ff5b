import { ScholarshipDetail } from './ScholarshipDetail';
import { ScholarshipDetailDocument } from './ScholarshipDetail.gql';
import { slugVariables } from './slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, params }) => {
  const { scholarship } = await query(ScholarshipDetailDocument, slugVariables(params.slug));
  if (!scholarship) throw notFound();
};

export const Page = () => <ScholarshipDetail />;
