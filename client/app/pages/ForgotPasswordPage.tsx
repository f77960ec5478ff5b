import { ForgotPasswordView } from '../../features/session/ForgotPasswordView';

export const Page = () => <ForgotPasswordView />;
