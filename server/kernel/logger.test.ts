import { createLogger } from './logger.js';

const logged = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) }));
  return lines.join('');
};

describe('logger', () => {
  it('writes one JSON line with level, time and message', () => {
    const line = JSON.parse(logged(logger => logger.info({ requestId: 'a1' }, 'request')));
    expect(line).toMatchObject({ level: 'info', requestId: 'a1', msg: 'request' });
    expect(Date.parse(line.time)).not.toBeNaN();
  });

  it('hides what could be personal or secret, one level down too', () => {
    const text = logged(logger =>
      logger.info(
        { email: 'lan@example.org', req: { cookie: 'auth-token=s3cret', headers: { a: 'h1dden' } }, password: 'pa55' },
        'x',
      ),
    );
    for (const secret of ['lan@', 's3cret', 'h1dden', 'pa55']) expect(text).not.toContain(secret);
  });

  it('keeps the kind and the frames of an error, and hides addresses, numbers and credentials in its message', () => {
    const error = Object.assign(new TypeError('lan@example.org 0912 345 678 at mongodb://root:pa55@db'), {
      code: 'E1',
    });
    const text = logged(logger => logger.error({ err: error }, 'failed'));
    expect(JSON.parse(text).err).toMatchObject({ type: 'TypeError', code: 'E1' });
    expect(text).toContain('logger.test');
    for (const secret of ['lan@', '345', 'pa55']) expect(text).not.toContain(secret);
  });
});
