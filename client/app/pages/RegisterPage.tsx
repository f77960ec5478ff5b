import { RegisterView } from '../../features/session/RegisterView';

export const Page = () => <RegisterView />;
