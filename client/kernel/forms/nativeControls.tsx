import { Button } from '../ui/Button';
import { classNames } from '../ui/classNames';
import styles from '../ui/Field.module.css';
import { Icon } from '../ui/Icon';
import type { Controls } from './controlTypes';
import formStyles from './forms.module.css';

export const nativeControls: Controls = {
  Input: props => <input {...props} className={styles.input} />,
  Select: props => (
    <span className={styles.select}>
      <select {...props} className={classNames(styles.input, styles.choice)} />
      <Icon name="chevronDown" />
    </span>
  ),
  TextArea: props => <textarea {...props} className={classNames(styles.input, formStyles.area)} />,
  Checkbox: props => <input type="checkbox" {...props} />,
  SubmitButton: ({ isBusy, isDestructive, className, ...rest }) => (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      className={classNames(className, isDestructive && formStyles.destructive)}
      {...rest}
    />
  ),
};
