import { InstitutionDetail } from './InstitutionDetail';
import { InstitutionDetailDocument } from './InstitutionDetail.gql';
import { institutionDetailVariables } from './institutionTabs';
import { notFound, type Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, params, url }) => {
  const { institution } = await query(
    InstitutionDetailDocument,
    institutionDetailVariables(params.slug, url.searchParams),
  );
  if (!institution) throw notFound();
};

export const Page = () => <InstitutionDetail />;
