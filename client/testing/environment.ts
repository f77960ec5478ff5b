/** jsdom with Node's own fetch family: the router makes requests, and jsdom brings none. */
import { TestEnvironment } from 'jest-environment-jsdom';

export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      fetch,
    });
  }
}
