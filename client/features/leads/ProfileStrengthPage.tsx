import { ProfileStrength } from './ProfileStrength';

export const Page = () => <ProfileStrength />;
