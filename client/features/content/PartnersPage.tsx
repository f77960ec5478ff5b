import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('PARTNERS');

export const Page = () => <DocumentView kind="PARTNERS" />;
