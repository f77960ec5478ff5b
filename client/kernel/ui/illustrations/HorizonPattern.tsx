import styles from './illustrations.module.css';
import { Picture, type PictureProps } from './Picture';

const WAVE = 'c15-9 30-9 45 0s30 9 45 0';
const row = (top: number, start: number) => `M${start} ${top}${WAVE.repeat(17)}`;

/** Quiet lines of waves for the edge of a surface; takes the colour of its text. */
export const HorizonPattern = ({ className }: PictureProps) => (
  <Picture viewBox="0 0 1440 56" fit="xMinYMid slice" className={className}>
    <path className={styles.band} d={`${row(12, -20)}${row(28, -50)}${row(44, -5)}`} />
  </Picture>
);
