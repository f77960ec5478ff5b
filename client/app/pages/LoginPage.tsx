import { LoginView } from '../../features/session/LoginView';

export const Page = () => <LoginView />;
