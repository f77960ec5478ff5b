import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('ABOUT');

export const Page = () => <DocumentView kind="ABOUT" />;
