import { notFound, type Preload } from '../../kernel/page/preload';
import { redirectToLastPage } from '../../kernel/page/resultPage';
import { redirectFormerSlug } from './formerSlug';
import { InstitutionDetail } from './InstitutionDetail';
import { InstitutionDetailDocument } from './InstitutionDetail.gql';
import { institutionAddress, institutionDetailVariables, readInstitutionView } from './institutionTabs';

export const preload: Preload = async context => {
  const { query, params, url, locale } = context;
  const { institution } = await query(
    InstitutionDetailDocument,
    institutionDetailVariables(params.slug, url.searchParams),
  );
  if (!institution) throw notFound();
  redirectFormerSlug(context, 'institution', institution.slug);
  const view = readInstitutionView(url.searchParams);
  const list = institution.programs ?? institution.scholarships;
  if (list)
    redirectToLastPage(locale, { ...view, ...list }, page => institutionAddress(institution.slug, { ...view, page }));
};

export const Page = () => <InstitutionDetail />;
