import mongoose from 'mongoose';
import { backOffMs, withJitter } from './backOff.js';
import { hashOfValue } from './hash.js';
import { isDuplicateKey } from './mongo/isDuplicateKey.js';
import { derivedId, newId } from './newId.js';

describe('an id', () => {
  it('is 96 random bits in 16 characters that are safe in a URL', () => {
    const ids = Array.from({ length: 2000 }, newId);
    expect(new Set(ids).size).toBe(2000);
    expect(ids.filter(id => !/^[\w-]{16}$/.test(id))).toEqual([]);
  });

  it('that is derived is the same for the same parts alone', () => {
    expect(derivedId('a', 'bc')).toMatch(/^[\w-]{16}$/);
    expect(derivedId('a', 'bc')).toBe(derivedId('a', 'bc'));
    expect(derivedId('a', 'bc')).not.toBe(derivedId('ab', 'c'));
  });
});

describe('the hash of a value', () => {
  it('is the same whatever the order of its keys, and another for another value', () => {
    expect(hashOfValue({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOfValue({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(new Set([{ a: 1 }, { a: '1' }, { a: [1] }, [1, 2], [2, 1], null, undefined, {}].map(hashOfValue)).size).toBe(
      8,
    );
  });
});

describe('a duplicate key', () => {
  const refusal = new mongoose.mongo.MongoServerError({ code: 11000, errmsg: 'E11000', keyPattern: { email: 1 } });

  it('is what a unique index refused, and by which of its fields', () => {
    expect([isDuplicateKey(refusal), isDuplicateKey(refusal, 'email'), isDuplicateKey(refusal, 'phone')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    new mongoose.mongo.MongoServerError({ code: 50, errmsg: 'time limit' }),
    Object.assign(new Error('E11000'), { code: 11000 }),
    null,
  ])('is not %s', error => {
    expect(isDuplicateKey(error)).toBe(false);
  });
});

describe('the pause between tries', () => {
  const plan = { firstMs: 100, maxMs: 1000 };

  it('doubles up to its longest, and its second half is random', () => {
    expect([1, 2, 3, 4, 5, 60].map(attempt => backOffMs(attempt, plan, () => 1))).toEqual([
      100, 200, 400, 800, 1000, 1000,
    ]);
    expect([1, 4, 5].map(attempt => backOffMs(attempt, plan, () => 0))).toEqual([50, 400, 500]);
  });

  it('before work that must not tell when it was asked for is random, and hands on what the work gives', async () => {
    await expect(withJitter(1, async () => 'done')).resolves.toBe('done');
    await expect(withJitter(1, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
