import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('PRIVACY');

export const Page = () => <DocumentView kind="PRIVACY" />;
