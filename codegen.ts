/** Makes resolver types and the texts of the site for the server, typed hooks beside each operation of the client, and the reviewable print of the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  Kind,
  print,
  visit,
} from 'graphql';
import { spreadFragments } from './client/codegen/spreadFragments';
import { compileDocument } from './schema/documents/compileDocument';
import { compileFaq } from './schema/documents/compileFaq';

const TYPED_HOOKS = 'client/kernel/graphql/typedHooks';

const hookOf = { query: 'queryHook', mutation: 'mutationHook', subscription: 'subscriptionHook' } as const;
const suffixOf = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** One line an operation: `export const useXQuery = queryHook(XDocument)`. */
const typedHooks: CodegenPlugin = {
  plugin: (_schema, documents, _config, info) => {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .flatMap(definition =>
        definition.kind === Kind.OPERATION_DEFINITION && definition.name
          ? [{ name: definition.name.value, type: definition.operation }]
          : [],
      );
    if (operations.length === 0) return '';
    if (!info?.outputFile) throw new Error('typed-hooks needs the name of the file it writes to');
    const source = relative(dirname(info.outputFile), TYPED_HOOKS).replaceAll('\\', '/');
    const used = [...new Set(operations.map(({ type }) => hookOf[type]))].sort();
    return {
      prepend: [`import { ${used.join(', ')} } from '${source.startsWith('.') ? source : `./${source}`}';`],
      content: operations
        .map(
          ({ name, type }) =>
            `export const use${name}${suffixOf[type]} = /*#__PURE__*/ ${hookOf[type]}(${name}Document);`,
        )
        .join('\n'),
    };
  },
};

/** The line above a mutation that names the root fields whose answers it outdates: `# outdates: [myWishlist, myDashboard]`. */
const OUTDATES = /^# outdates: \[([\w, ]*)\]$/m;

/** What the mutations of a file outdate, by the name of the operation; a parsed document has no comments, so the file is read. */
function readOutdates(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.graphql') && !name.startsWith('generated'),
  );
  const found = files.flatMap(name => {
    const text = readFileSync(`client/${name}`, 'utf8');
    const mutation = /^mutation (\w+)/m.exec(text)?.[1];
    if (mutation === undefined) return [];
    const fields = OUTDATES.exec(text)?.[1]
      ?.split(', ')
      .filter(field => field !== '');
    if (!fields) throw new Error(`client/${name} does not say what it outdates: # outdates: [field, ...]`);
    return [[mutation, fields] as const];
  });
  return new Map(found);
}

/** Puts the names on the document, where the client reads them at run time (client/kernel/graphql/freshnessLink.ts). */
function outdatesOf({ definitions }: DocumentNode): { readonly outdates: readonly string[] } | undefined {
  const [operation] = definitions;
  const isMutation = operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation';
  if (!isMutation) return undefined;
  const outdates = readOutdates().get(operation.name?.value ?? '');
  if (!outdates) throw new Error(`${operation.name?.value} stands in no file of its own`);
  return { outdates };
}

type ExternalFragments = { readonly externalFragments?: readonly { readonly node: FragmentDefinitionNode }[] };

/** The files with their operations as they are sent (client/codegen/spreadFragments.ts), without fragments. */
function sentDocuments(
  schema: GraphQLSchema,
  files: Types.DocumentFile[],
  { externalFragments = [] }: ExternalFragments,
): Types.DocumentFile[] {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const own = definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node] : []));
  const fragments = new Map(
    [...own, ...externalFragments.map(({ node }) => node)].map(node => [node.name.value, node] as const),
  );
  return files.flatMap(file => {
    const operations = (file.document?.definitions ?? []).flatMap(node =>
      node.kind === Kind.OPERATION_DEFINITION ? [spreadFragments(schema, node, fragments)] : [],
    );
    return operations.length > 0 ? [{ ...file, document: { kind: Kind.DOCUMENT, definitions: operations } }] : [];
  });
}

/** The documents of a file's operations, typed. */
const sentDocumentNodes: CodegenPlugin = {
  plugin: (schema, files, config, info) => {
    const sent = sentDocuments(schema, files, config);
    return typedDocumentNode.plugin(schema, sent, { ...config, externalFragments: [] }, info);
  },
};

/** All that our client sends, as text: tests of the server read it. */
const sentTexts: CodegenPlugin = {
  plugin: (schema, files) =>
    sentDocuments(schema, files, {})
      .flatMap(({ document }) => (document ? [`${print(document)}\n`] : []))
      .sort()
      .join('\n'),
};

/**
 * Which types an interface or union stands for, of those that stand as conditions in what is sent, and of facts, which the cache of the client merges
 * (client/kernel/graphql/cache.ts): it needs it to read them.
 */
const possibleTypes: CodegenPlugin = {
  plugin: (schema, files) => {
    const conditions = new Set(['Fact']);
    for (const { document } of sentDocuments(schema, files, {}))
      if (document)
        visit(document, {
          InlineFragment: ({ typeCondition }) => void (typeCondition && conditions.add(typeCondition.name.value)),
        });
    const abstract = Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter(({ name }) => conditions.has(name));
    const entries = abstract.map(
      type =>
        [
          type.name,
          schema
            .getPossibleTypes(type)
            .map(({ name }) => name)
            .sort(),
        ] as const,
    );
    return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)};\n`;
  },
};

const textIn = (name: string) => ({
  vi: readFileSync(`schema/documents/${name}.vi.md`, 'utf8'),
  en: readFileSync(`schema/documents/${name}.en.md`, 'utf8'),
});

/** The texts of the site, one for each kind of the graph (`SCAM_CHECK` is `scam-check.vi.md`), and the answers to frequent questions. */
const siteTexts: CodegenPlugin = {
  plugin: schema => {
    const type = schema.getType('DocumentKind');
    const kinds = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const documents = kinds.map(kind => {
      const name = kind.toLowerCase().replaceAll('_', '-');
      return [kind, { kind, ...compileDocument(name, textIn(name)) }] as const;
    });
    const printed = (value: unknown) => JSON.stringify(value, null, 2);
    return [
      `import type { FaqEntryText } from '../../schema/documents/compileFaq.js';`,
      `import type { DocumentKind, LegalDocument } from './resolvers.js';`,
      `export const documents: Readonly<Record<DocumentKind, LegalDocument>> = ${printed(Object.fromEntries(documents))};`,
      `export const faq: readonly FaqEntryText[] = ${printed(compileFaq('faq', textIn('faq')))};\n`,
    ].join('\n');
  },
};

const ownPlugins: Record<string, CodegenPlugin> = {
  'typed-hooks': typedHooks,
  'possible-types': possibleTypes,
  'sent-document-nodes': sentDocumentNodes,
  'sent-texts': sentTexts,
  'site-texts': siteTexts,
};

/** Domains say in `<name>.mappers.ts` which stored record stands behind a type of the graph: there it is exported as `<Type>Mapper`. */
function readMappers(): Record<string, string> {
  const domains = readdirSync('server/domains');
  const files = domains.map(name => `domains/${name}/${name}.mappers`).filter(file => existsSync(`server/${file}.ts`));
  const mappers = files.flatMap(file =>
    [...readFileSync(`server/${file}.ts`, 'utf8').matchAll(/\b(\w+)Mapper\b/g)].flatMap(([name, type]) =>
      type ? [[type, `../${file}.js#${name}`] as const] : [],
    ),
  );
  return Object.fromEntries(mappers);
}

/** Domains make errors of code and field; `codeName` is added to all of them (server/kernel/graphql/errorCodeNames.ts). */
function errorMappers(): Record<string, string> {
  const files = readdirSync('schema').filter(name => name.endsWith('.graphql') && name !== 'printed.graphql');
  const texts = files.map(name => readFileSync(`schema/${name}`, 'utf8'));
  const names = texts.flatMap(text =>
    [...text.matchAll(/^type (\w+) implements UserError /gm)].map(([, name = '']) => name),
  );
  return Object.fromEntries(names.map(name => [name, `Omit<${name}, 'codeName'>`]));
}

const enumsAsText = { enumsAsTypes: true, useTypeImports: true };
const clientTypes = {
  ...enumsAsText,
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', FactValue: 'Record<string, unknown>' },
};

const ofOurClient = ['client/**/*.graphql', '!client/generated/**'];

const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/printed.graphql'],
  ignoreNoDocuments: true,
  pluginLoader: (async (name: string) => ownPlugins[name.replace('@graphql-codegen/', '')] ?? import(name)) as never,
  generates: {
    'schema/printed.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...enumsAsText,
        // Behind the guard of `@auth` the viewer is there.
        directiveContextTypes: ['auth#../kernel/graphql/applyPolicies.js#Authenticated'],
        contextType: '../app/graphql/createContext.js#Context',
        useIndexSignature: false,
        scalars: { ID: 'string', Date: 'string', DateTime: 'Date', FactValue: 'Record<string, unknown>' },
        mappers: { ...errorMappers(), ...readMappers() },
      },
    },
    'server/generated/documents.ts': { plugins: ['site-texts'] },
    'client/generated/types.ts': { plugins: ['typescript'], config: clientTypes },
    'client/generated/possibleTypes.ts': { documents: ofOurClient, plugins: ['possible-types'] },
    'client/generated/operations.graphql': { documents: ofOurClient, plugins: ['sent-texts'] },
    // What tests of the server ask, beside them; an answer is JSON, so its types are those of a client.
    'server/': {
      documents: 'server/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.gql.ts', baseTypesPath: 'generated/resolvers.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: clientTypes,
    },
    'client/': {
      documents: ofOurClient,
      preset: 'near-operation-file',
      presetConfig: { extension: '.gql.ts', baseTypesPath: 'generated/types.ts' },
      plugins: ['typescript-operations', 'sent-document-nodes', 'typed-hooks'],
      config: {
        ...clientTypes,
        inlineFragmentTypes: 'mask',
        // Imports the types of all fragments below, which a fragment spread with `@unmask` may name.
        dedupeFragments: true,
        customDirectives: { apolloUnmask: true },
        unstable_onExecutableDocumentNode: outdatesOf,
      },
    },
  },
};

export default config;
