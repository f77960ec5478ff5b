/** Who looks at the page, as the server knew when it was made. What may be seen and done is decided by the server alone. */
import { createContext, use } from 'react';
import type { PageViewer } from '../../../schema/site/renderContract';

const ViewerContext = createContext<PageViewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

/** Null for a visitor. It changes with a full load only: signing in and out leave no cache of another person behind. */
export const useViewer = (): PageViewer | null => use(ViewerContext);
