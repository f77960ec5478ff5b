import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Pagination } from '../../kernel/ui/Pagination';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { InstitutionOfPage } from './InstitutionDetails';
import { institutionAddress } from './institutionTabs';
import { ScholarshipRows } from './ScholarshipRows';

type Props = { readonly slug: string; readonly result: NonNullable<InstitutionOfPage['scholarships']> };

export function InstitutionScholarships({ slug, result }: Props) {
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
