import { ScholarshipDetail } from '../../features/catalogue/ScholarshipDetail';
import { ScholarshipDetailDocument } from '../../features/catalogue/ScholarshipDetail.gql';
import { slugVariables } from '../../features/catalogue/slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, params }) => {
  const { scholarship } = await query(ScholarshipDetailDocument, slugVariables(params.slug));
  if (!scholarship) throw notFound();
};

export const Page = () => <ScholarshipDetail />;
