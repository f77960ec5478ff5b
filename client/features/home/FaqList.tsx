import { FactList, FactRow } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { Icon } from '../../kernel/ui/Icon';
import { Section } from '../../kernel/ui/Section';
import type { FaqList_EntryFragment } from './FaqList.gql';
import styles from './faq.module.css';

type Figure = FaqList_EntryFragment['figures'][number];

type Props = { readonly entries: readonly FaqList_EntryFragment[] };

/** Questions in native `<details>`; the structured data holds the same text. */
export function FaqList(masked: MaskedProps<Props>) {
  const { entries } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const valueOf = ({ money, text }: Figure) =>
    [money && format.money(money), text && localized(text)].filter(Boolean).join(' ');
  const plainAnswer = ({ answer, figures }: FaqList_EntryFragment) =>
    [...answer.map(localized), ...figures.map(figure => `${localized(figure.label)}: ${valueOf(figure)}.`)].join('\n');
  const mainEntity = entries.map(entry => ({
    '@type': 'Question',
    name: localized(entry.question),
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer(entry) },
  }));
  return (
    <Section title={t('home.faqTitle')} lead={t('home.faqLead')}>
      <JsonLd node={{ '@type': 'FAQPage', mainEntity }} />
      <div>
        {entries.map(({ id, question, answer, figures }) => (
          <details key={id} id={`faq-${id}`} className={styles.entry}>
            <summary className={styles.question}>
              <h3>{localized(question)}</h3>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles.answer}>
              {answer.map(paragraph => (
                <p key={paragraph.en}>{localized(paragraph)}</p>
              ))}
              {figures.length > 0 ? (
                <FactList>
                  {figures.map(figure => (
                    <FactRow key={figure.label.en} label={localized(figure.label)} fact={figure}>
                      {valueOf}
                    </FactRow>
                  ))}
                </FactList>
              ) : null}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
