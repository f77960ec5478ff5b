import { HttpLink } from '@apollo/client/link/http';

export const createHttpLink = (ask: typeof fetch) => new HttpLink({ uri: '/graphql', fetch: ask });
