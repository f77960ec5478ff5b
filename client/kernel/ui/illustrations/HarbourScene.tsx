import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A boat at its pier, the sun half up over the sea ahead of it. Tall; where it is cut to a strip, the horizon stays. */
export const HarbourScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 720 900" fit="xMidYMid slice" className={className}>
    <path className={styles.sky} d="M0 0h720v520H0z" />
    <path className={styles.halo} d="M150 520a260 260 0 01520 0z" />
    <path className={styles.halo} d="M215 520a195 195 0 01390 0z" />
    <path className={styles.sun} d="M290 520a120 120 0 01240 0z" />
    <path
      className={styles.cloud}
      d="M88 262h168a26 26 0 000-52 44 44 0 00-79-17 35 35 0 00-60 20 25 25 0 00-29 49zM500 168h126a19 19 0 000-38 33 33 0 00-59-12 26 26 0 00-45 14 18 18 0 00-22 36z"
    />
    <path className={styles.leaf} d="M0 520v-70c42-38 96-36 138-6 36-18 76-2 96 34 22-6 42 8 52 42z" />
    <path className={styles.sea} d="M0 520h720v380H0z" />
    <path className={styles.glint} d="M336 542h148M362 562h96M388 582h46" />
    <path
      className={styles.wave}
      d="M60 584c14-10 28-10 42 0s28 10 42 0M560 570c14-10 28-10 42 0s28 10 42 0M520 664c14-10 28-10 42 0s28 10 42 0M96 676c14-10 28-10 42 0s28 10 42 0"
    />
    <path className={styles.seaDeep} d="M0 742c60-18 120-18 180 0s120 18 180 0 120-18 180 0 120 18 180 0v158H0z" />
    <path className={styles.paper} d="M326 744h168l-34 52h-104zM404 736V592l88 134zM394 726l-50 0 50-84z" />
    <path className={styles.sand} d="M0 812h214l26 18v70H0z" />
    <path className={styles.line} d="M40 812v60M100 812v60M160 812v60M214 796v34M214 806c40 10 84 4 122-26" />
  </Picture>
);
