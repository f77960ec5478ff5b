/** HTTP status of an answer, from its error codes: with data it stays 200, without data the code decides (401, 403, 404, 429, 503 ...). */
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { isAppErrorCode, STATUS_OF_CODE } from '../errors/AppError.js';

export const answerStatus: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single' || !response.body.singleResult.errors?.length) return;
      const { data, errors } = response.body.singleResult;
      if (data !== null && data !== undefined) {
        response.http.status = 200;
        return;
      }
      const code = errors.map(error => error.extensions?.code).find(isAppErrorCode);
      if (code) response.http.status = STATUS_OF_CODE[code];
      const retryAfter = errors.map(error => error.extensions?.retryAfter).find(seconds => typeof seconds === 'number');
      if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
};
