import { readErrorAddress } from './errorAddress';

const read = (query: string) => readErrorAddress(new URLSearchParams(query));

describe('readErrorAddress', () => {
  it('takes 500 when no code is given or the code is no error', () => {
    expect(read('')).toEqual({ statusCode: 500, detail: null });
    expect(read('statusCode=200').statusCode).toBe(500);
    expect(read('statusCode=404x').statusCode).toBe(500);
  });

  it('takes the code of the address', () => {
    expect(read('statusCode=404').statusCode).toBe(404);
    expect(read('statusCode=503').statusCode).toBe(503);
  });

  it('joins message and description', () => {
    expect(read('statusMessage=Gone&description=It moved').detail).toBe('Gone – It moved');
  });

  it('cuts each text at 200 characters without splitting one', () => {
    const { detail } = read(`description=${encodeURIComponent('😀'.repeat(300))}`);

    expect([...(detail ?? '')]).toHaveLength(200);
  });

  it('drops characters that hide or turn around what is read', () => {
    expect(read('description=a%E2%80%AEb%00c%0Ad').detail).toBe('a b c d');
  });
});
