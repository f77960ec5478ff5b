/** Pictures of rare moments: fetched when one is shown, in a place that is kept for it; no page carries them otherwise. */
import { useEffect, useState, type ComponentType } from 'react';
import { lazyModule } from '../../lazy/lazyModule';
import { classNames } from '../classNames';
import type { PictureProps } from './Picture';
import styles from './Scene.module.css';

const scenes = {
  empty: lazyModule(async () => (await import('./EmptyScene')).EmptyScene),
  letter: lazyModule(async () => (await import('./LetterScene')).LetterScene),
  lost: lazyModule(async () => (await import('./LostScene')).LostScene),
  storm: lazyModule(async () => (await import('./StormScene')).StormScene),
} as const;

type Props = PictureProps & { readonly name: keyof typeof scenes };

export function Scene({ name, className }: Props) {
  const [drawing, setDrawing] = useState<{ readonly Drawing: ComponentType<PictureProps> } | null>(null);
  useEffect(() => {
    let isGone = false;
    // Decoration: the words say it all.
    void scenes[name].loadQuietly().then(Drawing => Drawing && !isGone && setDrawing({ Drawing }));
    return () => {
      isGone = true;
    };
  }, [name]);
  return <div className={classNames(styles.place, className)}>{drawing ? <drawing.Drawing /> : null}</div>;
}
