import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('ACCESSIBILITY');

export const Page = () => <DocumentView kind="ACCESSIBILITY" />;
