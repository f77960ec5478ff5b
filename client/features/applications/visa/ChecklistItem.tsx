import type { Fact_Details } from '../../../kernel/facts/factDetails';
import { FactSource } from '../../../kernel/facts/source/FactSource';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useLocalized } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import type { VisaItemState } from '../../../generated/types';
import { Button } from '../../../kernel/mui/Button';
import { StatusChip } from '../../../kernel/mui/StatusChip';
import { Icon } from '../../../kernel/ui/Icon';
import { VisuallyHidden } from '../../../kernel/ui/VisuallyHidden';
import type { ChecklistItem_ItemFragment } from './ChecklistItem.gql';
import { groupOf, offeredStates } from './checklistGroups';
import { StateMenu } from './StateMenu';
import type { Refused } from './useChecklist';
import styles from './visa.module.css';

type Props = {
  readonly item: ChecklistItem_ItemFragment;
  /** As the student has chosen it, on its way or stored. */
  readonly state: VisaItemState;
  readonly canChange: boolean;
  readonly refused: Refused | undefined;
  readonly onChange: (state: VisaItemState) => void;
};

/** A source of the list in the shape of the site's facts. */
const sourceOf = ({ source: { isOfficial, ...source }, asOf, checkedOn, isStale }: ChecklistItem_ItemFragment) =>
  ({
    source: {
      ...source,
      kind: isOfficial ? ('OFFICIAL_PAGE' as const) : ('THIRD_PARTY' as const),
      licence: null,
      copy: null,
    },
    asOf,
    checkedOn,
    isStale,
    note: null,
  }) as Fact_Details;

/** One document: what it is, when it is needed, where that was read, and how far it is. */
export function ChecklistItem(masked: MaskedProps<Props>) {
  const { item, state, canChange, refused, onChange } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { need, note, condition, changedAt } = item;
  const name = localized(item.text);
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {note ? <p className={styles.note}>{localized(note)}</p> : null}
        {condition ? (
          <p className={styles.note}>
            <StatusChip tone={need === 'CHECK' ? 'warn' : 'neutral'} label={t(`visa.need.${need}`)} />{' '}
            {localized(condition)}
          </p>
        ) : null}
        <FactSource
          fact={sourceOf(item)}
          label={name}
          kindText={t(item.source.isOfficial ? 'visa.officialSource' : 'visa.thirdParty')}
        />
      </div>
      <div className={styles.standing}>
        {canChange ? (
          <StateMenu label={name} state={state} states={offeredStates(item)} onChange={onChange} />
        ) : state === 'NOT_APPLICABLE' ? (
          <StatusChip label={t('visa.state.NOT_APPLICABLE')} />
        ) : null}
        <span className={styles.onPaper} data-group={groupOf(state)}>
          {t(`visa.state.${state}`)}
        </span>
        {changedAt ? (
          <span className={styles.changed}>{t('visa.changedOn', { day: format.dayInVietnam(changedAt) })}</span>
        ) : null}
      </div>
      <div role="alert" className={styles.refusal}>
        {refused ? (
          <p className={styles.refused}>
            <Icon name="warning" />
            <span>{t(refused.message, { state: t(`visa.state.${refused.state}`) })}</span>
            <Button variant="secondary" size="small" onClick={() => onChange(refused.state)}>
              {t('common.retry')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
