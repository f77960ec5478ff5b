import { FullDeadline } from '../../kernel/cards/fullDeadline/FullDeadline';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import type { ScholarshipDeadlines_ScholarshipFragment } from './ScholarshipDeadlines.gql';
import styles from './catalogue.module.css';

type Props = { readonly scholarship: ScholarshipDeadlines_ScholarshipFragment };

/** Its closing days, those of every year included; nothing where none is known. */
export function ScholarshipDeadlines(masked: MaskedProps<Props>) {
  const { scholarship } = masked as Props;
  const t = useText();
  const format = useFormat();
  const monthly = scholarship.yearlyDeadlines.filter(({ day }) => day === null);
  if (scholarship.deadlines.length + monthly.length === 0) return null;
  return (
    <Section title={t('catalogue.deadlines')}>
      <ul className={styles.requirements}>
        {scholarship.deadlines.map(deadline => (
          <li key={deadline.closesAt}>
            <FullDeadline deadline={deadline} />
            <FactSource fact={deadline} label={t('cards.deadline')} />
          </li>
        ))}
        {monthly.map(rule => (
          <li key={rule.month}>
            <p>{t('catalogue.deadlineMonth', { month: format.month(rule.month) })}</p>
            <FactSource fact={rule} label={t('cards.deadline')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
