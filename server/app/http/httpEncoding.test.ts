import { encodingFor } from './httpEncoding.js';

describe('the coding of an answer', () => {
  it.each([
    ['is brotli where the client takes it, wherever it stands', 'gzip, deflate, br, zstd', 'br'],
    ['is brotli also where the client would rather have gzip', 'gzip;q=1.0, br;q=0.5', 'br'],
    ['is gzip where the client takes nothing better', 'gzip, deflate', 'gzip'],
    ['is gzip where brotli is refused', 'br;q=0, gzip', 'gzip'],
    ['is brotli where the client takes everything', '*', 'br'],
    ['is gzip where the client takes everything but brotli', '*, br;q=0.0', 'gzip'],
    ['may be written in capitals', 'GZIP', 'gzip'],
    ['is none where the client takes none', 'identity', 'identity'],
    ['is none where the client refuses all', '*;q=0', 'identity'],
    ['is none where the client takes others alone', 'zstd', 'identity'],
    ['is none where the client says nothing', undefined, 'identity'],
    ['is none where what the client says cannot be read', ';;=,"', 'identity'],
  ])('%s', (_rule, accepted, expected) => {
    expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(expected);
  });
});
