import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

/** A signpost on the shore that points every way at once. */
export const LostScene = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 360 220" className={className}>
    <path className={styles.sky} d="M20 150a160 140 0 01320 0z" />
    <path className={styles.halo} d="M188 150a64 64 0 01128 0z" />
    <path className={styles.sun} d="M212 150a40 40 0 0180 0z" />
    <path className={styles.sea} d="M20 150h320v44H20z" />
    <path className={styles.glint} d="M232 159h40M242 167h20" />
    <path className={styles.sand} d="M0 186c40-26 90-30 150-20s150 0 210 22v32H0z" />
    <path className={styles.path} d="M24 210c40-20 84-4 96-18M350 212c-60-14-120 6-204-16" />
    <path className={styles.line} d="M126 196V58" />
    <path className={styles.paper} d="M126 64h70l18 14-18 14h-70z" />
    <path className={styles.paper} d="M140 100H72L54 114l18 14h68z" />
    <path className={styles.line} d="M150 78h34M84 114h40M112 198h28" />
  </Picture>
);
