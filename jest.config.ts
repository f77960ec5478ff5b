/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const swc = (jsx: boolean) =>
  [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: jsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ] as [string, Record<string, unknown>];

/** Packages that ship ES modules only. */
const esmOnly = 'react-intl|@formatjs|intl-messageformat';

const shared = {
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/** Without a world of each file's own: a worker loads a module once for all of its files (decision 0021). No module is mocked, and no test has a limit of its own. */
const onPlainNode = {
  ...shared,
  runner: '<rootDir>/server/testing/plainNodeRunner.mjs',
  setupFiles: ['<rootDir>/server/testing/readSources.mjs'],
  // For the set-up and the tear-down alone, which the main process loads.
  transform: { '^.+\\.ts$': swc(false) },
};

const config: Config = {
  // A ceiling against hanging for tests of the client, wide enough for two busy cores; no test measures time.
  testTimeout: 120_000,
  // The same for all others.
  reporters: ['default', '<rootDir>/server/testing/endHangingFiles.mjs'],
  projects: [
    {
      displayName: 'unit',
      ...onPlainNode,
      testMatch: ['<rootDir>/{server,schema,client}/**/!(*.api).test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/client/testing/environment.ts',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.module\\.css$': '<rootDir>/client/testing/cssModule.ts',
        '\\.css$': '<rootDir>/client/testing/cssModule.ts',
      },
      transform: { '^.+\\.(tsx?|js|mjs)$': swc(true) },
      setupFilesAfterEnv: ['<rootDir>/client/testing/setUp.ts'],
      testMatch: ['<rootDir>/client/**/*.test.tsx'],
    },
    {
      displayName: 'api',
      ...onPlainNode,
      globalSetup: '<rootDir>/server/testing/startStores.ts',
      globalTeardown: '<rootDir>/server/testing/stopStores.ts',
      testMatch: ['<rootDir>/server/**/*.api.test.ts'],
    },
  ],
};

export default config;
