import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { showStartupError } from './startup';

/** The outer boundary: the frame of the pages has failed, so there is no place left to say it, and the error page is loaded. */
export function FrameErrorView() {
  const error = useRouteError();
  useEffect(() => showStartupError(error), [error]);
  return <div data-page />;
}
