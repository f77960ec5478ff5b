import type { VisaItemState } from '../../../generated/types';
import { useText } from '../../../kernel/i18n/useText';
import { ActionMenu } from '../../../kernel/mui/ActionMenu';
import { classNames } from '../../../kernel/ui/classNames';
import { Icon, type IconName } from '../../../kernel/ui/Icon';
import styles from './visa.module.css';

/** The word says it; the picture tells the states apart in a long list. */
const ICONS: Readonly<Record<VisaItemState, IconName>> = {
  TODO: 'circle',
  COLLECTING: 'circleHalf',
  READY: 'check',
  SUBMITTED: 'send',
  NOT_APPLICABLE: 'minus',
};

type Props = {
  /** Name of the document. */
  readonly label: string;
  readonly state: VisaItemState;
  readonly states: readonly VisaItemState[];
  readonly onChange: (state: VisaItemState) => void;
};

/** Where a document stands, and the way to change it. */
export function StateMenu({ label, state, states, onChange }: Props) {
  const t = useText();
  return (
    <ActionMenu
      label={t('visa.changeState', { document: label, state: t(`visa.state.${state}`) })}
      className={classNames(styles.state, styles[state])}
      actions={states.map(each => ({
        id: each,
        label: t(`visa.state.${each}`),
        icon: ICONS[each],
        isSelected: each === state,
        onSelect: () => (each === state ? undefined : onChange(each)),
      }))}
    >
      <Icon name={ICONS[state]} />
      {t(`visa.state.${state}`)}
    </ActionMenu>
  );
}
