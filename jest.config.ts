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

const config: Config = {
  // A ceiling against hanging, wide enough for two busy cores; no test measures time.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      transform: { '^.+\\.(ts|js|mjs)$': swc(false), '^.+\\.tsx$': swc(true) },
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
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      transform: { '^.+\\.(ts|js|mjs)$': swc(false), '^.+\\.tsx$': swc(true) },
      globalSetup: '<rootDir>/server/testing/startStores.ts',
      globalTeardown: '<rootDir>/server/testing/stopStores.ts',
      testMatch: ['<rootDir>/server/**/*.api.test.ts'],
    },
  ],
};

export default config;
