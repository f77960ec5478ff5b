import type { MessageId } from '../../kernel/i18n/useText';

type ErrorText = { readonly title: MessageId; readonly body: MessageId };

const generic: ErrorText = { title: 'error.genericTitle', body: 'error.genericBody' };
const forbidden: ErrorText = { title: 'error.forbiddenTitle', body: 'error.forbiddenBody' };
const noNetwork: ErrorText = { title: 'error.noNetworkTitle', body: 'error.noNetworkBody' };
const unavailable: ErrorText = { title: 'error.unavailableTitle', body: 'error.unavailableBody' };

const textOf = new Map<number, ErrorText>([
  [400, { title: 'error.badRequestTitle', body: 'error.badRequestBody' }],
  [401, forbidden],
  [403, forbidden],
  [429, { title: 'error.tooManyTitle', body: 'error.tooManyBody' }],
  [502, unavailable],
  [503, unavailable],
  [504, unavailable],
]);

/** Title and body for a status, or for none; 404 has a view of its own. */
export const errorText = (statusCode: number | null): ErrorText =>
  statusCode === null ? noNetwork : (textOf.get(statusCode) ?? generic);
