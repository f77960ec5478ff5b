import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A letter on its way over the sea, the sun behind it. */
export const LetterScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 360 220" className={className}>
    <path className={styles.sky} d="M20 160a160 150 0 01320 0z" />
    <path className={styles.halo} d="M96 160a84 84 0 01168 0z" />
    <path className={styles.sun} d="M124 160a56 56 0 01112 0z" />
    <path
      className={styles.cloud}
      d="M48 104h52a12 12 0 000-24 20 20 0 00-36-6 15 15 0 00-26 10 10 10 0 0010 20zM268 76h44a10 10 0 000-20 17 17 0 00-30-5 13 13 0 00-22 8 9 9 0 008 17z"
    />
    <path className={styles.sea} d="M20 160h320v34a14 14 0 01-14 14H34a14 14 0 01-14-14z" />
    <path className={styles.wave} d="M48 182c8-6 16-6 24 0s16 6 24 0M264 178c8-6 16-6 24 0s16 6 24 0" />
    <path className={styles.path} d="M40 146c34-40 54-14 76-34" />
    <path className={styles.paper} d="M122 62h128v84H122z" />
    <path className={styles.line} d="M124 66l62 46 62-46M124 142l44-42M248 142l-44-42" />
  </Picture>
);
