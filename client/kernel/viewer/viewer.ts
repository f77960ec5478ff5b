/** Who is signed in, as the server rendered the page. What may be seen and done is decided by the server alone. */
import { createContext, use } from 'react';
import type { PageViewer } from '../../../schema/site/renderContract';

const ViewerContext = createContext<PageViewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

/** Null for a visitor. It changes only by a full load: login and logout leave no cache of another person behind. */
export const useViewer = (): PageViewer | null => use(ViewerContext);
