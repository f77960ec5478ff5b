import { ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { freshnessLink } from './freshnessLink';

export const createHttpLink = (ask: typeof fetch) =>
  ApolloLink.from([freshnessLink(), new HttpLink({ uri: '/graphql', fetch: ask })]);
