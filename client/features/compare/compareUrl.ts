/** The comparison is its address: one parameter for each program, in their order. */
import { COMPARE_MAX } from '../../../schema/rules/compare.limits';

const PARAM = 'program';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const readSlugs = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll(PARAM).filter(slug => slug.length <= 120 && SLUG.test(slug)))].slice(0, COMPARE_MAX);

/** Without a language prefix. */
export const compareAddress = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?${new URLSearchParams(slugs.map(slug => [PARAM, slug])).toString()}`;
