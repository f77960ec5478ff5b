import { ForgotPasswordView } from './ForgotPasswordView';

export const Page = () => <ForgotPasswordView />;
