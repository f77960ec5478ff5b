import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Pagination } from '../../kernel/ui/Pagination';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { InstitutionScholarships_ResultFragment } from './InstitutionScholarships.gql';
import { institutionAddress } from './institutionTabs';
import { ScholarshipRows } from './ScholarshipRows';

type Props = { readonly slug: string; readonly result: InstitutionScholarships_ResultFragment };

export function InstitutionScholarships(masked: MaskedProps<Props>) {
  const { slug, result } = masked as Props;
  const t = useText();
  return (
    <Section title={t('catalogue.institutionTab.scholarships')} isTitleHidden>
      {result.pageInfo.total === 0 ? (
        <EmptyState title={t('catalogue.noScholarships')}>
          <AppLink to="/search-scholarship">{t('catalogue.browseScholarships')}</AppLink>
        </EmptyState>
      ) : null}
      {result.items.length > 0 ? <ScholarshipRows scholarships={result.items} hasActions /> : null}
      <Pagination pageInfo={result.pageInfo} toPage={page => institutionAddress(slug, { tab: 'scholarships', page })} />
    </Section>
  );
}
