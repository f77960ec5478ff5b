import { RegisterView } from './RegisterView';

export const Page = () => <RegisterView />;
