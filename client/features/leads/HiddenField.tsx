import type { ChangeEvent } from 'react';
import styles from './leads.module.css';

/** Nobody sees it or comes to it by keyboard; programs that fill in every field give themselves away. */
export const HiddenField = ({ onChange }: { readonly onChange: (value: string) => void }) => (
  <div className={styles.trap} aria-hidden="true">
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
    />
  </div>
);
