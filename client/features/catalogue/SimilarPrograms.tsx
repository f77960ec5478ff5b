import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { ProgramOfPage } from './ProgramDetail';
import { ProgramRows } from './ProgramRows';

type Props = { readonly programs: ProgramOfPage['similar'] };

/** The tab Similar Programs. */
export function SimilarPrograms({ programs }: Props) {
  const t = useText();
  return (
    <Section title={t('catalogue.programTab.similar')} isTitleHidden lead={t('catalogue.similarLead')}>
      {programs.length === 0 ? <EmptyState title={t('catalogue.noSimilar')} /> : null}
      {programs.length > 0 ? <ProgramRows programs={programs} hasActions hasInstitution /> : null}
    </Section>
  );
}

const FIRST = 4;

/** The first of them below the facts. */
export function SimilarShort({ programs, to }: Props & { readonly to: string }) {
  const t = useText();
  if (programs.length === 0) return null;
  return (
    <Section title={t('catalogue.programTab.similar')}>
      <ProgramRows programs={programs.slice(0, FIRST)} hasInstitution />
      {programs.length > FIRST ? <AppLink to={to}>{t('catalogue.moreSimilar')}</AppLink> : null}
    </Section>
  );
}
