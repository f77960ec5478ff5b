import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A glass held over the horizon: nothing in sight yet. */
export const EmptyScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 -10 360 220" className={className}>
    <path className={styles.sky} d="M20 140a160 130 0 01320 0z" />
    <path className={styles.leaf} d="M40 140c20-20 44-22 66-8 14-10 32-6 42 8z" />
    <path className={styles.sea} d="M20 140h320v44a16 16 0 01-16 16H36a16 16 0 01-16-16z" />
    <path
      className={styles.wave}
      d="M52 162c8-6 16-6 24 0s16 6 24 0M266 158c8-6 16-6 24 0s16 6 24 0M250 182c8-6 16-6 24 0s16 6 24 0"
    />
    <circle className={styles.halo} cx="194" cy="104" r="66" />
    <circle className={styles.paper} cx="194" cy="104" r="50" />
    <path className={styles.sun} d="M168 112a26 26 0 0152 0z" />
    <path className={styles.seaDeep} d="M147 112h94a48 48 0 01-94 0z" />
    <path className={styles.glint} d="M180 124h28M186 134h16" />
    <circle className={styles.line} cx="194" cy="104" r="50" />
    <path className={styles.line} d="M230 140l38 38" />
  </Picture>
);
