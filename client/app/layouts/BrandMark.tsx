import styles from './header.module.css';

/** A sun on the horizon. */
export const BrandMark = () => (
  <svg className={styles.brandMark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path className={styles.brandSun} d="M7 19a9 9 0 0118 0z" />
    <path className={styles.brandSea} d="M2 20.5h28v2.4H2zM6 25h20v2.2H6z" />
  </svg>
);
