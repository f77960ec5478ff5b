import styles from './Icon.module.css';

export const CIRCLE = 'M12 3a9 9 0 100 18 9 9 0 000-18z';
const EYE = 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5-9.5-6.5-9.5-6.5zM12 9a3 3 0 100 6 3 3 0 000-6z';

/** Drawn on a grid of 24, as strokes. Every page carries them: only what is used somewhere. */
const paths = {
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  bell: 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4',
  building: 'M3 20h18M5 20V9l7-5 7 5v11M9 20v-6M12 20v-6M15 20v-6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  clock: `${CIRCLE}M12 7.5V12l3 2`,
  close: 'M6 6l12 12M18 6L6 18',
  coin: `${CIRCLE}M15 9c-1-1.6-5.5-1.8-5.5.8s5.5 1.8 5.5 4.4-4.5 2.4-6 .5M12 6v12`,
  columns: 'M4 5h7v14H4zM13 5h7v14h-7z',
  eye: EYE,
  eyeOff: `${EYE}M4 20L20 4`,
  filter:
    'M4 7h9M19 7h1M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM4 17h2M12 17h8M9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  graduationCap: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c2.5 2.5 8.5 2.5 11 0v-4.5M21.5 9.5V15',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0112 7.2a4.3 4.3 0 017.5 2.6C19.5 15.4 12 20 12 20z',
  info: `${CIRCLE}M12 11v5.5M12 7.5v.1`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M19.5 14.5A8 8 0 019.5 4.5a8 8 0 1010 10z',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  sort: 'M7 5v14M3.5 15.5L7 19l3.5-3.5M17 19V5M13.5 8.5L17 5l3.5 3.5',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  system: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17v.1',
} as const;

export type IconName = keyof typeof paths;

/** A picture that a few parts alone show, drawn as those of all pages are. */
export const Drawing = ({ path }: { readonly path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** Decoration beside words: it says nothing by itself. */
export const Icon = ({ name }: { readonly name: IconName }) => <Drawing path={paths[name]} />;
