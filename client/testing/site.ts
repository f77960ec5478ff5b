/** Where the tests' site is served, and by whom. */
import type { Operator } from '../../schema/site/operator';
import type { Site } from '../kernel/page/site';

/** As long as the operator has set nothing. */
export const UNKNOWN_OPERATOR: Operator = {
  name: null,
  address: null,
  licence: null,
  phone: null,
  zaloUrl: null,
  email: null,
};

export const TEST_SITE: Site = { publicUrl: 'https://site.example', operator: UNKNOWN_OPERATOR };
