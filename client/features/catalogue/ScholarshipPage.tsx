import { ScholarshipDetail } from './ScholarshipDetail';
import { ScholarshipDetailDocument } from './ScholarshipDetail.gql';
import { redirectFormerSlug } from './formerSlug';
import { slugVariables } from './slugVariables';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async context => {
  const { query, params } = context;
  const { scholarship } = await query(ScholarshipDetailDocument, slugVariables(params.slug));
  if (!scholarship) throw notFound();
  redirectFormerSlug(context, 'scholarship', scholarship.slug);
};

export const Page = () => <ScholarshipDetail />;
