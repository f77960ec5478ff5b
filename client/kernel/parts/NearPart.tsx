/** A part of a page that is fetched as the reader comes near: the page can do without it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type LazyPart, useLazyPart } from './useLazyPart';

/** How far beside the screen the place may be, so that it is mostly filled when it comes into sight. */
const NEAR = '25% 0px';

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
