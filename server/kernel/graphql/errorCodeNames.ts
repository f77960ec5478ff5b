/** `codeName` of every user error: the name of its `code`, which is an enum of its own in each domain. */
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

export function resolveCodeNames(schema: GraphQLSchema): GraphQLSchema {
  const shared = schema.getType('UserError');
  if (!isInterfaceType(shared)) return schema;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, typeName) => {
      const type = schema.getType(typeName);
      if (name !== 'codeName' || !isObjectType(type) || !type.getInterfaces().includes(shared)) return undefined;
      return { ...config, resolve: (error: { code: string }) => error.code };
    },
  });
}
