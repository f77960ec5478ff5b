import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A cloud before the sun and a small boat that stays on its way. */
export const StormScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 360 220" className={className}>
    <path className={styles.sky} d="M20 150a160 140 0 01320 0v40H20z" />
    <circle className={styles.sun} cx="222" cy="62" r="34" />
    <path
      className={styles.cloudDark}
      d="M110 112h132a25 25 0 000-50 20 20 0 00-8 1 40 40 0 00-74-10 32 32 0 00-50 16 22 22 0 000 43z"
    />
    <path className={styles.rain} d="M130 124l-6 14M162 124l-6 14M194 124l-6 14M226 124l-6 14" />
    <path className={styles.paper} d="M148 158h72l-16 24h-40zM184 152v-30l26 30z" />
    <path className={styles.sea} d="M20 176c27-14 53-14 80 0s53 14 80 0 53-14 80 0 53 14 80 0v34H20z" />
    <path className={styles.seaDeep} d="M20 194c27-10 53-10 80 0s53 10 80 0 53-10 80 0 53 10 80 0v26H20z" />
  </Picture>
);
