import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../schema/site/routes';
import { LOCALES } from '../../schema/site/locales';
import { messageModulesOf } from './messages/loadMessages';
import { pageModuleKey } from './pageModules';

describe('the names of chunks in the manifest', () => {
  const keys = routes.flatMap(({ id }) => [
    pageModuleKey(id),
    ...LOCALES.flatMap(locale => messageModulesOf(locale, id)),
  ]);

  it.each([...new Set(keys)])('%s is a file of the client', key => {
    expect(existsSync(join(__dirname, '..', key))).toBe(true);
  });
});
