import { DenyAddressChangeView } from './DenyAddressChangeView';

export const Page = () => <DenyAddressChangeView />;
