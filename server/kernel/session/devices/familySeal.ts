/** Binds a remembered device to a secret of the server: taking that secret away ends the device, as it ends sessions, whose cookies are signed. */
import { createHmac } from 'node:crypto';

/** `key` is that of the device's record in Redis. */
export const familySeal = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`remembered device ${key}`).digest('base64url');
