import { frameOf, type Modules } from './frameModules';

const site = '/site/client';
const facts = `${site}/kernel/facts/MoneyText.tsx`;
const page = (name: string) => `${site}/features/any/${name}Page.tsx`;

/** Who imports what. */
function modulesOf(imports: Readonly<Record<string, readonly string[]>>): Modules {
  return {
    getModuleInfo: id => ({
      importedIds: imports[id] ?? [],
      importers: Object.keys(imports).filter(user => imports[user]?.includes(id)),
    }),
  };
}

const chip = `${site}/kernel/ui/Chip.tsx`;
const row = `${site}/kernel/ui/Row.tsx`;
const about = (names: readonly string[], used: readonly string[]) =>
  Object.fromEntries(names.map(name => [page(name), [facts, ...used]]));

describe('what comes with the frame', () => {
  it('is what the first script imports, directly or not', () => {
    const modules = modulesOf({ [`${site}/entry.client.tsx`]: [row], [row]: [chip] });
    expect([row, chip, facts].map(id => frameOf(id, modules))).toEqual(['frame', 'frame', null]);
  });

  it('is what four public pages about entries share', () => {
    const names = ['Home', 'Program', 'Institution', 'Scholarship'];
    const shared = modulesOf({ ...about(names, [row]), [row]: [chip] });
    expect([row, chip, facts].map(id => frameOf(id, shared))).toEqual(['frame', 'frame', 'frame']);
    expect(frameOf(chip, modulesOf(about(names.slice(1), [chip])))).toBeNull();
  });

  it('is nothing that pages without facts, of the workspace or with a form share', () => {
    const plain = ['About', 'Legal', 'Privacy', 'Partners'].map(name => [page(name), [chip]]);
    expect(frameOf(chip, modulesOf(Object.fromEntries(plain)))).toBeNull();
    expect(frameOf(chip, modulesOf(about(['Profile', 'Applications', 'Login', 'Contact'], [chip])))).toBeNull();
  });

  it('is no package and no text of one language', () => {
    const names = ['Home', 'Program', 'Institution', 'Scholarship'];
    const library = '/site/node_modules/react/index.js';
    const texts = `${site}/kernel/facts/messages.vi.ts`;
    const modules = modulesOf(about(names, [library, texts]));
    expect([library, texts].map(id => frameOf(id, modules))).toEqual([null, null]);
  });
});
