import { FactSource } from '../../kernel/facts/source/FactSource';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import type { DiplomaRules_RuleFragment } from './DiplomaRules.gql';
import styles from './catalogue.module.css';

type Props = { readonly rules: readonly DiplomaRules_RuleFragment[] };

/** Whether a Vietnamese diploma leads straight in, and what other diplomas need, each with its source. */
export function DiplomaRules(masked: MaskedProps<Props>) {
  const { rules } = masked as Props;
  const t = useText();
  const [first, ...others] = rules;
  if (!first) return null;
  return (
    <Section title={t('catalogue.diplomas')}>
      <Rule rule={first} />
      {others.length > 0 ? (
        <details>
          <summary>{t('catalogue.otherDiplomas')}</summary>
          {others.map(rule => (
            <Rule key={rule.diploma} rule={rule} />
          ))}
        </details>
      ) : null}
    </Section>
  );
}

/** What the program or institution says itself stands in full among the requirements; what it adds to its answer, here too. */
function Rule({ rule }: { readonly rule: DiplomaRules_RuleFragment }) {
  const t = useText();
  const localized = useLocalized();
  const diploma = t(`catalogue.diploma.${rule.diploma}`);
  const words = rule.need ?? rule.note;
  return (
    <div>
      <p className={styles.strong}>{t(`catalogue.diplomaAnswer.${rule.answer}`, { diploma })}</p>
      <p>{words ? localized(words) : t('catalogue.diplomaByInstitution')}</p>
      <FactSource fact={rule} label={diploma} />
    </div>
  );
}
