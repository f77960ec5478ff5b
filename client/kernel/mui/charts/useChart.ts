import { useEffect, useState, type ComponentType } from 'react';
import type { LazyModule } from '../../lazy/lazyModule';

type ChartModule<Props> = { readonly Drawing: ComponentType<Props> };

/**
 * The module that draws a chart, fetched once the page stands; null until it is there. Without it the labels and values of the chart are read all the same,
 * so nothing waits for it and when it is lost nothing is said.
 */
export function useChart<Props>(module: LazyModule<ChartModule<Props>>): ChartModule<Props> | null {
  const [loaded, setLoaded] = useState<ChartModule<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    void module.loadQuietly().then(chart => isGone || setLoaded(chart));
    return () => {
      isGone = true;
    };
  }, [module]);
  return loaded;
}
