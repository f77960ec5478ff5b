/** Text that is stored encrypted: AES-256-GCM with a key from the secrets of the environment. The first seals; what any of them sealed can be opened. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSealedText({ secrets, purpose }: { secrets: readonly string[]; purpose: string }) {
  const keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

  const openWith = (key: Buffer, sealed: Buffer): string | null => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  };

  return {
    seal: (text: string): string => {
      const [key] = keys;
      if (!key) throw new Error('There is no secret to seal with.');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Null when it was sealed with a secret that is gone. */
    open: (text: string): string | null => {
      const sealed = Buffer.from(text, 'base64url');
      for (const key of keys) {
        const opened = openWith(key, sealed);
        if (opened !== null) return opened;
      }
      return null;
    },
  };
}

export type SealedText = ReturnType<typeof createSealedText>;
