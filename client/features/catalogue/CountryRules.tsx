import type { Destination } from '../../generated/types';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import type { CountryRules_RuleFragment } from './CountryRules.gql';
import styles from './catalogue.module.css';

/** What decides whether somebody can afford to go and may stay; fees and insurance stand with the costs. */
const SHOWN = ['WORK_DURING_STUDY', 'POST_STUDY_WORK', 'VISA_FUNDS', 'HEALTH_INSURANCE'] as const;

type Props = { readonly destination: Destination; readonly rules: readonly CountryRules_RuleFragment[] };

/** Rules of the country for students from Vietnam, each with its source and its day. */
export function CountryRules(masked: MaskedProps<Props>) {
  const { destination, rules } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const kinds = SHOWN.filter(kind => rules.some(rule => rule.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <Section
      title={t('catalogue.countryRules', { country: t(`destination.${destination}`) })}
      lead={t('catalogue.countryRulesLead')}
    >
      <dl className={styles.rules}>
        {kinds.map(kind => {
          const label = t(`catalogue.rule.${kind}`);
          return (
            <div key={kind}>
              <dt>{label}</dt>
              {rules
                .filter(rule => rule.kind === kind)
                .map(rule => (
                  <dd key={rule.source.id}>
                    {rule.amount ? (
                      <p className={styles.strong}>
                        {t(`catalogue.costPeriod.${rule.period ?? 'ONCE'}`, { sum: format.money(rule.amount) })}
                      </p>
                    ) : null}
                    <p>{localized(rule.text)}</p>
                    {rule.duty ? <p>{localized(rule.duty)}</p> : null}
                    {rule.upcoming ? <p className={styles.strong}>{localized(rule.upcoming)}</p> : null}
                    {rule.isUncertain ? <p className={styles.small}>{t('catalogue.ruleUncertain')}</p> : null}
                    <FactSource fact={rule} label={label} />
                  </dd>
                ))}
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
