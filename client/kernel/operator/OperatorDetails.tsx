/** Who runs the site and how to reach them: what the operator has set, and no row for the rest. */
import type { ReactNode } from 'react';
import { readablePhone } from '../../../schema/rules/readablePhone';
import type { Operator } from '../../../schema/site/operator';
import { useText, type MessageId } from '../i18n/useText';
import { useSite } from '../page/site';
import { classNames } from '../ui/classNames';
import styles from './operator.module.css';

type Row = { readonly of: keyof Operator; readonly label: MessageId; readonly show: (value: string) => ReactNode };

const ROWS: readonly Row[] = [
  { of: 'name', label: 'operator.name', show: name => name },
  { of: 'licence', label: 'operator.licence', show: licence => licence },
  { of: 'address', label: 'operator.address', show: address => address },
  { of: 'phone', label: 'operator.phone', show: phone => <a href={`tel:${phone}`}>{readablePhone(phone)}</a> },
  { of: 'zaloUrl', label: 'operator.zalo', show: url => <a href={url}>{url.replace('https://', '')}</a> },
  { of: 'email', label: 'operator.email', show: email => <a href={`mailto:${email}`}>{email}</a> },
];

/** Whether there is anything to show: a heading above the rows goes with them. */
export const hasDetails = (operator: Operator): boolean => ROWS.some(({ of }) => operator[of] !== null);

export function OperatorDetails({ className }: { readonly className?: string | undefined }) {
  const t = useText();
  const { operator } = useSite();
  const rows = ROWS.flatMap(({ of, label, show }) => {
    const value = operator[of];
    return value === null ? [] : [{ label, shown: show(value) }];
  });
  if (rows.length === 0) return null;
  return (
    <dl className={classNames(styles.details, className)}>
      {rows.map(({ label, shown }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
