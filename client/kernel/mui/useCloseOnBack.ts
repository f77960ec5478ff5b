import { useEffect, useRef } from 'react';
import { useBackCloses } from '../ui/useBackCloses';

/** While the component is mounted, the browser's back button closes it instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBackCloses(close);
}
