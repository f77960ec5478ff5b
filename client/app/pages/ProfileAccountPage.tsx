import { AccountSettings, type PasswordProps } from '../../features/account/AccountSettings';
import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import { ChangePasswordForm } from '../../features/session/ChangePasswordForm';
import { MySessionsDocument } from '../../features/session/MySessions.gql';
import { SessionList } from '../../features/session/SessionList';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(MyProfileDocument, {}), query(MySessionsDocument, {})]);
};

const Password = ({ profile: { email, fullName, phone } }: PasswordProps) => <ChangePasswordForm email={email} own={[fullName, phone]} />;

export const Page = () => <AccountSettings Password={Password} Sessions={SessionList} />;
