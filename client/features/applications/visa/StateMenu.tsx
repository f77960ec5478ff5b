import type { ReactNode } from 'react';
import type { VisaItemState } from '../../../generated/types';
import { useText } from '../../../kernel/i18n/useText';
import { ActionMenu } from '../../../kernel/mui/ActionMenu';
import { classNames } from '../../../kernel/ui/classNames';
import { CIRCLE, Drawing, Icon } from '../../../kernel/ui/Icon';
import styles from './visa.module.css';

/** The word says it; the picture tells the states apart in a long list. */
const PICTURES: Readonly<Record<VisaItemState, ReactNode>> = {
  TODO: <Drawing path={CIRCLE} />,
  COLLECTING: <Drawing path={`${CIRCLE}M12 3v18`} />,
  READY: <Icon name="check" />,
  SUBMITTED: <Drawing path="M20.5 3.5L3.5 10l6.5 4 4 6.5zM10 14l4-4" />,
  NOT_APPLICABLE: <Icon name="minus" />,
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
        icon: PICTURES[each],
        isSelected: each === state,
        onSelect: () => (each === state ? undefined : onChange(each)),
      }))}
    >
      {PICTURES[state]}
      {t(`visa.state.${state}`)}
    </ActionMenu>
  );
}
