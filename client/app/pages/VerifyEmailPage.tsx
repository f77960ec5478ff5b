import { VerifyEmailView } from '../../features/session/VerifyEmailView';

export const Page = () => <VerifyEmailView />;
