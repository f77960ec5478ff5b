/** A part of a page that is fetched as the reader comes near: the page can do without it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadPartsQuietly } from '../i18n/loadMessages';
import type { MessagePart } from '../i18n/messagePart';
import type { LazyModule } from '../lazy/lazyModule';
import { type LazyPart, useLazyPart } from './useLazyPart';

/** How far beside the screen the place may be, so that it is mostly filled when it comes into sight. */
const NEAR = '25% 0px';

/** The module names its texts itself, so that the page knows nothing of them before. */
export const partOfModule =
  <Module extends { readonly texts: readonly MessagePart[] }>(module: LazyModule<Module>): LazyPart<Module> =>
  async locale => {
    const loaded = await module.loadQuietly();
    return loaded && (await loadPartsQuietly(locale, loaded.texts)) ? loaded : null;
  };

type Props<Module> = {
  readonly load: LazyPart<Module>;
  readonly children: (module: Module) => ReactNode;
};

export function NearPart<Module>({ load, children }: Props<Module>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const part = useLazyPart(load, isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return part ? children(part) : <div ref={place} />;
}
