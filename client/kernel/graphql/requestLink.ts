/** Sends operations to /graphql. Its code is fetched with the first of them or shortly before: a page that the server has drawn asks for nothing by itself. */
import { ApolloLink, Observable } from '@apollo/client';
import { lazyModule } from '../lazy/lazyModule';

const http = lazyModule(() => import('./httpLink'));

type Http = Awaited<ReturnType<typeof http.load>>;

/** Fetches the code when a request is likely to follow. */
export const prepareRequests = (): void => void http.loadQuietly();

export function requestLink(onSignedOut: () => void): ApolloLink {
  const startedAt = Date.now();
  let link: ApolloLink | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        if (link) return link.request(operation, forward).subscribe(observer);
        let isGone = false;
        let stop = () => {
          isGone = true;
        };
        const send = ({ createHttpLink }: Http) => {
          link ??= createHttpLink({ startedAt, onSignedOut });
          if (isGone) return;
          const subscription = link.request(operation, forward).subscribe(observer);
          stop = () => subscription.unsubscribe();
        };
        void http.load().then(send, (error: unknown) => observer.error(error));
        return () => stop();
      }),
  );
}
