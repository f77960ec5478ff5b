import { ProgramCard } from '../../kernel/cards/ProgramCard';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { ProgramDetailQuery } from './ProgramDetail.gql';
import styles from './catalogue.module.css';

type Programs = NonNullable<ProgramDetailQuery['program']>['similar'];

export function SimilarPrograms({ programs }: { readonly programs: Programs }) {
  const t = useText();
  return (
    <Section title={t('catalogue.programTab.similar')} isTitleHidden lead={t('catalogue.similarLead')}>
      {programs.length === 0 ? <EmptyState title={t('catalogue.noSimilar')} /> : null}
      <ul className={styles.cards}>
        {programs.map(program => (
          <li key={program.id}>
            <ProgramCard program={program} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
