import { Picture } from '../../kernel/ui/illustrations/Picture';
import styles from './heroScene.module.css';

/** Sunrise over the sea behind the search. It is placed relative to the search card, so that the horizon is behind the card at every width. */
export const HeroScene = () => (
  <Picture viewBox="0 0 1200 640" fit="xMaxYMin slice" className={styles.scene}>
    <path className={styles.halo} d="M760 240a240 240 0 01480 0z" />
    <path className={styles.halo} d="M825 240a175 175 0 01350 0z" />
    <path className={styles.sun} d="M890 240a110 110 0 01220 0z" />
    <path
      className={styles.cloud}
      d="M652 92h112a18 18 0 000-36 30 30 0 00-54-12 24 24 0 00-41 13 18 18 0 00-17 35zM1086 62h74a12 12 0 000-24 20 20 0 00-36-8 16 16 0 00-28 9 12 12 0 00-10 23z"
    />
    <path className={styles.leaf} d="M0 240v-62c56-26 116-16 168 14 44-16 92 0 122 48z" />
    <path className={styles.sea} d="M0 240h1200v400H0z" />
    <path className={styles.deep} d="M0 342c100-24 200-24 300 0s200 24 300 0 200-24 300 0 200 24 300 0v298H0z" />
    <path className={styles.path} d="M600 436c130-46 250 8 430-16" />
    <path className={styles.boat} d="M1046 410l44 2-11 15h-28zM1066 406v-33l24 26z" />
  </Picture>
);
