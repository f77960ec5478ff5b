import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** The sun on the line where sky and sea meet, and a way towards it. Wide; its lower edge stays in sight. */
export const HorizonScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 1200 420" fit="xMidYMax slice" className={className}>
    <path className={styles.sky} d="M0 0h1200v250H0z" />
    <path className={styles.halo} d="M530 250a230 230 0 01460 0z" />
    <path className={styles.halo} d="M590 250a170 170 0 01340 0z" />
    <path className={styles.sun} d="M650 250a110 110 0 01220 0z" />
    <path
      className={styles.cloud}
      d="M150 120h150a24 24 0 000-48 40 40 0 00-72-16 32 32 0 00-54 18 23 23 0 00-24 46zM985 90h110a18 18 0 000-36 30 30 0 00-54-10 24 24 0 00-40 12 17 17 0 00-16 34z"
    />
    <path className={styles.leaf} d="M0 250c60-46 120-52 176-30 42-30 94-20 124 30z" />
    <path className={styles.sea} d="M0 250h1200v170H0z" />
    <path className={styles.glint} d="M690 268h140M712 286h96M734 304h52" />
    <path
      className={styles.wave}
      d="M80 290c14-10 28-10 42 0s28 10 42 0M960 284c14-10 28-10 42 0s28 10 42 0M380 316c14-10 28-10 42 0s28 10 42 0M1060 336c14-10 28-10 42 0s28 10 42 0"
    />
    <path className={styles.seaDeep} d="M0 352c100-24 200-24 300 0s200 24 300 0 200-24 300 0 200 24 300 0v68H0z" />
    <path className={styles.path} d="M250 404c60-64 220-40 300-70s90-44 180-62" />
    <path className={styles.paper} d="M544 326l48 2-12 18h-30zM566 322v-54l30 40z" />
  </Picture>
);
