import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../schema/site/routes';
import { messageModules } from './messages/loadMessages';
import { pageModuleKey } from './pageModules';

describe('the names of chunks in the manifest', () => {
  it.each([...routes.map(({ id }) => pageModuleKey(id)), ...Object.values(messageModules)])('%s is a file of the client', key => {
    expect(existsSync(join(__dirname, '..', key))).toBe(true);
  });
});
