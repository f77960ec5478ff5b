/** Makes resolver types for the server, typed hooks beside each operation of the client, and the reviewable print of the schema. */
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

const hookOf = { query: 'queryHook', mutation: 'mutationHook', subscription: 'subscriptionHook' } as const;

/** One line an operation: `export const useXQuery = queryHook(XDocument)`. */
const typedHooks: CodegenPlugin = {
  plugin: (_schema, documents) => {
    const operations = documents.flatMap(({ document }) => document?.definitions ?? []).flatMap(definition =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [{ name: definition.name.value, type: definition.operation }] : [],
    );
    const suffix = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;
    const used = [...new Set(operations.map(({ type }) => hookOf[type]))].toSorted();
    return {
      prepend: used.length > 0 ? [`import { ${used.join(', ')} } from '@kernel/typedHooks';`] : [],
      content: operations
        .map(({ name, type }) => `export const use${name}${suffix[type]} = /*#__PURE__*/ ${hookOf[type]}(${name}Document);`)
        .join('\n'),
    };
  },
};

const enumsAsText = { enumsAsTypes: true, useTypeImports: true };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: ['client/**/*.graphql'],
  ignoreNoDocuments: true,
  pluginLoader: (async (name: string) => (name.endsWith('typed-hooks') ? typedHooks : import(name))) as never,
  generates: {
    'schema/printed.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...enumsAsText,
        contextType: '../app/createContext.js#Context',
        useIndexSignature: false,
        scalars: { ID: 'string', Date: 'string', DateTime: 'Date' },
        mappers: {
          Institution: '../domains/catalogue/catalogue.records.js#InstitutionRecord',
          Program: '../domains/catalogue/catalogue.records.js#ProgramRecord',
          Scholarship: '../domains/catalogue/catalogue.records.js#ScholarshipRecord',
        },
      },
    },
    'client/generated/types.ts': { plugins: ['typescript', 'typescript-operations'], config: { ...enumsAsText, onlyOperationTypes: true, scalars: { Date: 'string', DateTime: 'string' } } },
  },
};

export default config;
