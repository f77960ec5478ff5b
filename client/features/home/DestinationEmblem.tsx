/** A small drawing for each country: no flags, no photographs, and no sun, which stands in the hero alone. */
import type { Destination } from '../../generated/types';
import styles from './emblem.module.css';

type Layer = readonly [kind: 'far' | 'near' | 'light' | 'line', path: string];

/** Drawn on a grid of 64, back to front. */
const DRAWINGS: Readonly<Record<Destination, readonly Layer[]>> = {
  // The red rock of the centre.
  AU: [
    ['far', 'M6 46c3-14 9-20 17-20 6 0 8-3 15-3 11 0 16 10 20 23z'],
    ['line', 'M18 31c-2 4-3 9-3 15M30 28c-1 6-1 12 0 18M44 28c2 6 3 12 3 18'],
    ['near', 'M0 46h64v18H0z'],
  ],
  // Mountains behind a lake.
  CA: [
    ['far', 'M0 48l20-28 10 14 11-18 23 32z'],
    ['light', 'M20 20l-6 8 5 2 3-2 4 1zM41 16l-7 11 5 2 4-3 6 2z'],
    ['near', 'M0 47h64v17H0zM9 47l4-13 4 13zM16 47l3-10 3 10z'],
  ],
  // The gate in Berlin.
  DE: [
    ['far', 'M8 24h48v6H8zM14 19h36v5H14zM27 12h10v7H27z'],
    ['near', 'M10 30h5v20h-5zM20 30h4v20h-4zM30 30h4v20h-4zM40 30h4v20h-4zM49 30h5v20h-5zM0 50h64v14H0z'],
  ],
  // A clock tower at a river.
  GB: [
    ['far', 'M4 50V38h18v12zM42 50V36h18v14z'],
    ['near', 'M27 50V23h10v27zM26 23l6-16 6 16zM0 50h64v14H0z'],
    ['light', 'M32 26a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8z'],
  ],
  // Clover above green hills.
  IE: [
    ['far', 'M0 52c14-14 26-14 38-4 8-6 16-7 26-2v18H0z'],
    [
      'near',
      'M31 29c-9 5-17 1-15-6 2-5 8-5 11-1-1-6 1-11 5-11s6 5 5 11c3-4 9-4 11 1 2 7-6 11-15 6zM31 28h2c0 9 2 14 6 20h-3c-4-6-5-12-5-20z',
    ],
  ],
  // A bridge over a bay.
  US: [
    ['far', 'M0 42c10-8 18-8 28 0zM40 42c8-6 16-6 24-1v1z'],
    ['near', 'M15 12h5v40h-5zM44 12h5v40h-5zM0 40h64v4H0zM0 50h64v14H0z'],
    ['line', 'M0 34C8 29 13 22 17 14c8 24 22 24 30 0 4 8 9 15 17 20'],
  ],
};

export const DestinationEmblem = ({ destination }: { readonly destination: Destination }) => (
  <svg className={styles.emblem} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    {DRAWINGS[destination].map(([kind, path]) => (
      <path key={path} className={styles[kind]} d={path} />
    ))}
  </svg>
);
