import { buildSchema } from './buildSchema.js';

it('names the fields that no domain resolves', () => {
  expect(() => buildSchema({})).toThrow(/No resolver for .*Query\.myWishlist, .*Mutation\.addToWishlist/);
});
