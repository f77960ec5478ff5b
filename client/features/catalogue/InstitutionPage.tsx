import { notFound, type Preload } from '../../kernel/page/preload';
import { redirectToLastPage } from '../../kernel/page/resultPage';
import { InstitutionDetail } from './InstitutionDetail';
import { InstitutionDetailDocument } from './InstitutionDetail.gql';
import { institutionAddress, institutionDetailVariables, readInstitutionView } from './institutionTabs';

export const preload: Preload = async ({ query, params, url, locale }) => {
  const { institution } = await query(
    InstitutionDetailDocument,
    institutionDetailVariables(params.slug, url.searchParams),
  );
  if (!institution) throw notFound();
  const view = readInstitutionView(url.searchParams);
  const list = institution.programs ?? institution.scholarships;
  if (list)
    redirectToLastPage(locale, { ...view, ...list }, page => institutionAddress(institution.slug, { ...view, page }));
};

export const Page = () => <InstitutionDetail />;
