import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A boat on its way across the bay towards the sun. Wide; what does not fit is cut from its left and its top. */
export const BayScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 620 200" fit="xMaxYMax slice" className={className}>
    <path className={styles.halo} d="M318 132a132 132 0 01264 0z" />
    <path className={styles.halo} d="M354 132a96 96 0 01192 0z" />
    <path className={styles.sun} d="M390 132a60 60 0 01120 0z" />
    <path className={styles.leaf} d="M0 132c40-34 90-40 130-18 30-18 66-12 90 18z" />
    <path className={styles.sea} d="M0 132h620v68H0z" />
    <path className={styles.glint} d="M404 144h92M420 156h58" />
    <path className={styles.wave} d="M60 150c10-7 20-7 30 0s20 7 30 0M540 150c10-7 20-7 30 0s20 7 30 0" />
    <path className={styles.seaDeep} d="M0 184c52-12 104-12 156 0s104 12 156 0 104-12 156 0 104 12 156 0v20H0z" />
    <path className={styles.path} d="M96 178c60-26 120-4 180-14s44-14 58-16" />
    <path className={styles.cloud} d="M318 148h44l-10 14h-24zM338 144v-38l24 34z" />
  </Picture>
);
