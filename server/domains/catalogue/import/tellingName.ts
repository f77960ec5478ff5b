/** Names of institutions as they are compared: without case, marks, a leading article and what stands in brackets, `&` as `and` (`The University of Queensland (UQ)`). */
import { fold } from '../../../../schema/rules/folding.rules.js';

export const tellingName = (name: string): string =>
  fold(name.replace(/\([^)]*\)/g, ' ').replaceAll('&', ' and '))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ *the /, '')
    .trim();
