import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('SCAM_CHECK');

export const Page = () => <DocumentView kind="SCAM_CHECK" />;
