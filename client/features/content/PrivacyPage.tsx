import { AnalyticsChoiceButton } from '../../kernel/analytics/AnalyticsChoiceButton';
import { buttonLook } from '../../kernel/ui/Button';
import { DocumentView } from './DocumentView';
import { preloadDocument } from './preloadDocument';

export const preload = preloadDocument('PRIVACY');

export const Page = () => (
  <>
    <DocumentView kind="PRIVACY" />
    <AnalyticsChoiceButton className={buttonLook({ variant: 'secondary' })} />
  </>
);
