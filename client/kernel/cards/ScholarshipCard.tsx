import { AmountText } from '../facts/AmountText';
import { useFormat } from '../format/useFormat';
import type { MaskedProps } from '../graphql/masked';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { Card } from '../ui/Card';
import { CardDeadline } from './CardDeadline';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardLines } from './CardLines';
import { CardMoney } from './CardMoney';
import type { ScholarshipCard_DeadlineFragment, ScholarshipCard_ScholarshipFragment } from './ScholarshipCard.gql';
import styles from './Card.module.css';

type Props = {
  readonly scholarship: ScholarshipCard_ScholarshipFragment;
  /** The deadline that was asked for; without one the next is shown. */
  readonly asked?: ScholarshipCard_DeadlineFragment | null;
  readonly why?: string;
};
type Nationalities = NonNullable<ScholarshipCard_ScholarshipFragment['eligibleNationalities']>;

export function ScholarshipCard(masked: MaskedProps<Props>) {
  const { scholarship, asked, why = '' } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { id, slug, name, provider, amount, autoApplied, eligibleNationalities: nationalities } = scholarship;
  const deadline = asked ?? scholarship.deadlines[0];
  const countries = scholarship.destinations.map(code => t(`destination.${code}`)).join(', ');

  function nationalityText({ isOpenToAll, countries: codes, isListPartial }: Nationalities) {
    if (isOpenToAll) return t('cards.everyNationality');
    const vietnam = String(codes.includes('VN'));
    return isListPartial
      ? t('cards.nationalitiesAndOthers', { vietnam })
      : t('cards.nationalityCount', { count: codes.length, vietnam });
  }
  const facts = [
    { key: 'levels', text: (scholarship.eligibleLevels ?? []).map(level => t(`level.${level}`)).join(', ') },
    { key: 'fields', text: (scholarship.eligibleFields ?? []).map(field => t(`field.${field}`)).join(', ') },
    { key: 'groups', text: (scholarship.eligibleGroups ?? []).map(group => t(`cards.group.${group}`)).join(', ') },
    { key: 'deadline', text: deadline ? <CardDeadline deadline={deadline} /> : null },
    { key: 'nationality', text: nationalities && nationalityText(nationalities) },
    { key: 'auto', text: autoApplied && t(autoApplied.value ? 'cards.autoApplied' : 'cards.notAutoApplied') },
  ];
  const unknown = [
    amount ? null : t('cards.amount'),
    deadline ? null : t('cards.deadline'),
    nationalities ? null : t('cards.nationalities'),
    autoApplied ? null : t('cards.howItIsAwarded'),
  ].filter(label => label !== null);

  return (
    <Card as="article" className={styles.card}>
      <CardHead
        to={`/scholarships/${slug}`}
        name={name}
        owner={provider}
        destination={scholarship.destinations[0] ?? null}
      >
        {countries ? `${provider} · ${countries}` : provider}
      </CardHead>
      {amount ? (
        <CardMoney label={t('cards.amount')} fact={amount} isStandIn>
          <strong>
            <AmountText amount={amount} />
          </strong>
        </CardMoney>
      ) : null}
      <CardLines facts={facts} unknown={unknown} />
      {amount?.note ? <p className={styles.note}>{localized(amount.note)}</p> : null}
      <CardFoot item={{ kind: 'SCHOLARSHIP', id, slug, name }} why={why}>
        {t('cards.updatedOn', { day: format.day(scholarship.lastUpdated) })}
      </CardFoot>
    </Card>
  );
}
