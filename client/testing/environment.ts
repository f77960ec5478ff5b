/** jsdom with Node's fetch API, which the router needs, and structuredClone, which the charts need: jsdom lacks both. */
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
      structuredClone,
    });
  }
}
