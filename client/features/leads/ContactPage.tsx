import type { Preload } from '../../kernel/page/preload';
import { Contact } from './Contact';
import { ContactItemDocument } from './ContactItem.gql';
import { contactItemVariables, readSubject } from './contactUrl';

export const preload: Preload = async ({ query, url }) => {
  const subject = readSubject(url.searchParams);
  if (subject) await query(ContactItemDocument, contactItemVariables(subject));
};

export const Page = () => <Contact />;
