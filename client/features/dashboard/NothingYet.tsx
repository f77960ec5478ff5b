import { LinkButton } from '../../kernel/mui/Button';
import styles from './dashboard.module.css';

type Props = { readonly text: string; readonly link?: { readonly to: string; readonly label: string } };

/** A part that holds nothing: why, and what would fill it. */
export const NothingYet = ({ text, link }: Props) => (
  <div className={styles.empty}>
    <p>{text}</p>
    {link ? (
      <LinkButton to={link.to} variant="secondary" size="small">
        {link.label}
      </LinkButton>
    ) : null}
  </div>
);
