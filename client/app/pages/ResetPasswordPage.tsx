import { ResetPasswordView } from '../../features/session/ResetPasswordView';

export const Page = () => <ResetPasswordView />;
