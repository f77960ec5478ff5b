import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('LEGAL');

export const Page = () => <DocumentView kind="LEGAL" />;
