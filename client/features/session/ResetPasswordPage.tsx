import { ResetPasswordView } from './ResetPasswordView';

export const Page = () => <ResetPasswordView />;
