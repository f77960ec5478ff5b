/** Pictures of rare moments: fetched when one is shown, in a place that is kept for it; no page carries them otherwise. */
import { useEffect, useState, type ComponentType } from 'react';
import { classNames } from '../classNames';
import type { PictureProps } from './Picture';
import styles from './Scene.module.css';

const scenes = {
  empty: () => import('./EmptyScene').then(({ EmptyScene }) => EmptyScene),
  letter: () => import('./LetterScene').then(({ LetterScene }) => LetterScene),
  lost: () => import('./LostScene').then(({ LostScene }) => LostScene),
  storm: () => import('./StormScene').then(({ StormScene }) => StormScene),
} as const;

type Props = PictureProps & { readonly name: keyof typeof scenes };

export function Scene({ name, className }: Props) {
  const [drawing, setDrawing] = useState<{ readonly Drawing: ComponentType<PictureProps> } | null>(null);
  useEffect(() => {
    let isGone = false;
    scenes[name]().then(
      Drawing => (isGone ? undefined : setDrawing({ Drawing })),
      // Decoration: the words say it all.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return <div className={classNames(styles.place, className)}>{drawing ? <drawing.Drawing /> : null}</div>;
}
