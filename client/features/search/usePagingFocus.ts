import { useEffect, useRef } from 'react';

/** After a step to another page of the results the focus goes to their heading, as it would after a full load. */
export function usePagingFocus(page: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const paging = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const isStep = shown.current !== undefined && shown.current !== page;
    shown.current = page;
    const { activeElement, body } = document;
    if (isStep && (activeElement === body || paging.current?.contains(activeElement)))
      heading.current?.focus({ preventScroll: true });
  }, [page]);
  return { heading, paging };
}
