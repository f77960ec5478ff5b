import { VerifyEmailView } from './VerifyEmailView';

export const Page = () => <VerifyEmailView />;
