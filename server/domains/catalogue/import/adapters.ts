/** The import adapters by name. */
import type { ImportAdapter } from './adapter.js';
import { cricos } from './cricos.js';
import { daad } from './daad.js';
import { dli } from './dli.js';
import { genericCsv } from './genericCsv.js';
import { discoverUni } from './discoverUni.js';
import { ipeds } from './ipeds.js';
import { scorecard } from './scorecard.js';
import { scholarshipCsv } from './scholarshipCsv.js';

const REGISTERS: readonly ImportAdapter[] = [cricos, discoverUni, scorecard, ipeds, daad, dli, scholarshipCsv];

/** Names and what they read, for --help. */
export const ADAPTERS: readonly { name: string; about: string }[] = [
  ...REGISTERS.map(({ name, about }) => ({ name, about })),
  { name: 'csv', about: genericCsv('list.csv').about },
];

export const findAdapter = (name: string, path: string): ImportAdapter | undefined =>
  name === 'csv' ? genericCsv(path) : REGISTERS.find(adapter => adapter.name === name);
