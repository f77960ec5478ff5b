import { LoginView } from './LoginView';

export const Page = () => <LoginView />;
